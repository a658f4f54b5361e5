/** A count that takes no longer than this, in milliseconds, is repeated for every call. */
const QUICK_MS = 50;
/**
 * A slow count is kept for this many times its duration, so that counting takes a tenth of the
 * time.
 */
const REST = 9;

/**
 * Shares a count between callers. Calls during a count wait for its answer. An answer that took long
 * is kept for a while, so that many frequent callers cost no more than one.
 * @param oldest the greatest age of an answer, in milliseconds
 * @returns a function that never rejects with the error of an earlier count
 */
export function shareCounting<T>(count: () => Promise<T>, oldest: number): () => Promise<T> {
  let counting: Promise<T> | null = null;
  let last: { answer: T; goodUntil: number } | null = null;

  async function recount(): Promise<T> {
    const started = performance.now();
    const answer = await count();
    const took = performance.now() - started;
    const rest = took > QUICK_MS ? Math.min(took * REST, oldest - took) : 0;
    last = { answer, goodUntil: performance.now() + rest };
    return answer;
  }

  return async () => {
    if (last && performance.now() < last.goodUntil) return last.answer;
    counting ??= recount().finally(() => {
      counting = null;
    });
    return counting;
  };
}
