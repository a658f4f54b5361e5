import { problemOf } from '#api/problem.ts';

/** What a person is told whose act failed: the server's reason where it refuses, else the given sentence. */
export function failureSentence(error: unknown, otherwise: string): string {
  const problem = problemOf(error);
  return problem.status === 409 ? problem.detail : otherwise;
}
