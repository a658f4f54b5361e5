import type { Queryable } from '#platform/database/database.ts';
import { selectTime } from './servers.queries.ts';

/** How long the database took to answer, and how far the clock of this machine is ahead of its. */
export async function compareClocks(
  database: Queryable,
): Promise<{ answerMs: number; clockMs: number }> {
  const asked = Date.now();
  const since = performance.now();
  const there = (await selectTime(database)).getTime();
  const answerMs = performance.now() - since;
  const answered = Date.now();
  // While the question was on its way, both may have been right.
  const clockMs = there < asked ? asked - there : Math.min(0, answered - there);
  return { answerMs, clockMs };
}
