import type { ComponentType } from 'react';
import { lazy, useState } from 'react';

/** How long a part of the app may take to arrive, in milliseconds. */
const LONGEST_MS = 15_000;

/** A part of the app did not arrive. */
export class PartMissing extends Error {
  /** Whether nothing came at all. Otherwise, the connection was lost, or a release has replaced the part. */
  readonly isLate: boolean;

  constructor(cause?: unknown) {
    super('A part of the app did not arrive.', { cause });
    this.isLate = cause === undefined;
  }
}

/**
 * Loads a part of the app, which has a file of its own.
 * @throws PartMissing if it does not arrive
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(), LONGEST_MS);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    throw new PartMissing(error);
  }
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Loads a part when it is first shown, or earlier with `load`: then it shows immediately, where React would show the
 * fallback for 300 ms. If it cannot be loaded, neither can the screen.
 */
export function lazyPart<Props extends object>(get: Load<Props>) {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    const part = await loadPart(get);
    loaded = part.default;
    return part;
  };
  const Later = lazy(load);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when its module loads
  function Part(props: Props) {
    const [Shown] = useState(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  return Object.assign(Part, { load });
}

/** Loads a part when it is first shown, or shows nothing if it cannot be loaded: it is not worth a failing screen. */
export function lazyExtra<Props extends object>(get: Load<Props>) {
  return lazyPart<Props>(() => loadPart(get).catch(() => ({ default: () => null })));
}
