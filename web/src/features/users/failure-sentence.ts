import { problemOf } from '#api/problem.ts';

/** Returns the message for a failed action: the server's reason if it refused (409), otherwise the given one. */
export function failureSentence(error: unknown, otherwise: string): string {
  const problem = problemOf(error);
  return problem.status === 409 ? problem.detail : otherwise;
}
