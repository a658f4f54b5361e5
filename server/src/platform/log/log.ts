import type { DestinationStream, Logger } from 'pino';
import { pino } from 'pino';
import { redact } from './redact.ts';

/**
 * The log: JSON, a line each. Errors go without the values of queries, the rows that PostgreSQL
 * quotes, and the addresses and numbers that other systems quote. Of objects errors alone are
 * written: at `trace`, libraries would log requests with their cookies.
 */
export function openLog(level: string, destination: DestinationStream = buffered()): Logger {
  const options = {
    level,
    serializers: { err: describeError },
    formatters: { log: withoutObjects },
  };
  return pino(options, destination);
}

const BUFFERED_BYTES = 4_096;
const BUFFERED_FOR_MS = 500;

/** Standard output, a few lines at a time: a write for each would cost more than many answers do. */
function buffered(): DestinationStream {
  return pino.destination({
    sync: false,
    minLength: BUFFERED_BYTES,
    periodicFlush: BUFFERED_FOR_MS,
  });
}

function withoutObjects(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => name === 'err' || typeof value !== 'object'),
  );
}

function describeError(error: unknown): object {
  if (!(error instanceof Error)) {
    // Such as what another server answered, with all that was asked.
    return { message: typeof error === 'object' ? 'An object' : redact(String(error)) };
  }
  return {
    type: error.name,
    message: redact(error.message),
    stack: redact(error.stack ?? ''),
    ...('code' in error && { code: error.code }),
    ...('constraint' in error && { constraint: error.constraint }),
    ...(error instanceof AggregateError && { errors: error.errors.map(describeError) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
