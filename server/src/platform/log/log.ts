import type { DestinationStream, Logger } from 'pino';
import { pino } from 'pino';
import { redact } from './redact.ts';

/**
 * Opens the log: one JSON object per line. Errors lose the values of queries, the rows that
 * PostgreSQL quotes, and the addresses and numbers that other systems quote. Logs no other objects:
 * at `trace`, libraries would log requests with their cookies.
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

/** Writes to standard output in batches: a write per line would cost more than many answers. */
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
    // For example the response of another server, which holds the whole request.
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
