import type { DestinationStream, Logger } from 'pino';
import { pino } from 'pino';

/**
 * The log: JSON, a line each. Errors go without the values of queries and the rows that PostgreSQL
 * quotes, since these hold addresses, numbers and codes of people.
 */
export function openLog(level: string, destination: DestinationStream = buffered()): Logger {
  return pino({ level, serializers: { err: describeError } }, destination);
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

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    type: error.name,
    message: withoutParameters(error.message),
    stack: withoutParameters(error.stack ?? ''),
    ...('code' in error && { code: error.code }),
    ...('constraint' in error && { constraint: error.constraint }),
    ...(error instanceof AggregateError && { errors: error.errors.map(describeError) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** Drizzle ends its messages with the query's parameters. */
function withoutParameters(text: string): string {
  return text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '');
}
