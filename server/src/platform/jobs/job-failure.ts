import { redact } from '#platform/log/redact.ts';

/** An error that a retry cannot fix: the job is given up. */
export class HopelessError extends Error {
  override readonly name = 'HopelessError';
}

/** What is kept of a job's last failure. */
export interface JobFailure {
  error: string;
  /** ISO 8601. */
  at: string;
}

const LONGEST = 300;
const NETWORK_ADDRESS = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g;

/**
 * Describes a failure for administrators in one line, without people's addresses and numbers. Of a
 * failed query, keeps only the database's own message: the parameters are what people wrote.
 */
export function describeFailure(error: unknown, at: Date): JobFailure {
  const [line = ''] = wordsOf(error).split('\n', 1);
  const shown = redact(line.replaceAll(NETWORK_ADDRESS, '[address]')).slice(0, LONGEST);
  return { error: shown, at: at.toISOString() };
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? wordsOf(error.cause) : error.message;
}
