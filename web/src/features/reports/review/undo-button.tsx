import { UNDO_SECONDS } from '@redflag/shared/review/values';
import { useEffect, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { KeyHint } from '#ui/buttons/key-hint.tsx';

interface UndoButtonProps {
  onUndo: () => void;
  /** The key that does the same. */
  shortcut?: string;
}

/** Takes a decision back, and counts down the seconds until people are told of it. */
export function UndoButton({ onUndo, shortcut }: UndoButtonProps) {
  const [left, setLeft] = useState(UNDO_SECONDS);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Button
      variant="default"
      narrow
      disabled={left === 0}
      onClick={onUndo}
      aria-keyshortcuts={shortcut}
    >
      Undo&nbsp;<span aria-hidden="true">({left})</span>
      {shortcut ? <KeyHint>{shortcut.toUpperCase()}</KeyHint> : null}
    </Button>
  );
}
