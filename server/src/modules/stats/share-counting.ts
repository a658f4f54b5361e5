/** Counting that takes no longer than this is done for whoever asks, in milliseconds. */
const QUICK_MS = 50;
/** How many times as long as it took a slow count stands, so that counting takes a tenth of the time. */
const REST = 9;

/**
 * Answers by counting, once at a time for all who ask meanwhile. What took long to count is answered
 * again for a while, so that many who ask often cost no more than one.
 * @param oldest how old an answer gets at most, in milliseconds
 * @returns never rejects with a failure of an earlier call
 */
export function shareCounting<T>(count: () => Promise<T>, oldest: number): () => Promise<T> {
  let counting: Promise<T> | null = null;
  let last: { answer: T; goodUntil: number } | null = null;

  async function countAnew(): Promise<T> {
    const started = performance.now();
    const answer = await count();
    const took = performance.now() - started;
    const rest = took > QUICK_MS ? Math.min(took * REST, oldest - took) : 0;
    last = { answer, goodUntil: performance.now() + rest };
    return answer;
  }

  return async () => {
    if (last && performance.now() < last.goodUntil) return last.answer;
    counting ??= countAnew().finally(() => {
      counting = null;
    });
    return counting;
  };
}
