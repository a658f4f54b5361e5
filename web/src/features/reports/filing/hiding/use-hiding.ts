import { useState } from 'react';
import type { Hiding } from './boxes.ts';

interface Step {
  hiding: Hiding;
  /** What made it. Steps of one cause, such as a key that is held down, are undone together. */
  cause: string | null;
}

const NOTHING: Hiding = { crop: null, boxes: [] };

/** What a person hides of a picture, step by step. */
export function useHiding() {
  const [steps, setSteps] = useState<Step[]>([{ hiding: NOTHING, cause: null }]);
  const hiding = steps.at(-1)?.hiding ?? NOTHING;

  function change(next: Hiding, cause: string | null = null) {
    setSteps((all) => {
      const isSame = cause !== null && all.at(-1)?.cause === cause;
      return [...(isSame ? all.slice(0, -1) : all), { hiding: next, cause }];
    });
  }

  return {
    hiding,
    change,
    undo: () => setSteps((all) => (all.length > 1 ? all.slice(0, -1) : all)),
    reset: () => change(NOTHING),
    canUndo: steps.length > 1,
    /** Whether undoing leads to the picture as it was. */
    isFirst: steps.length === 2,
    isUntouched: hiding.crop === null && hiding.boxes.length === 0,
  };
}
