import { redact } from '#platform/log/redact.ts';

/** A failure that an operator can fix. The message is a sentence for them. */
export class OperatorError extends Error {}

/** How long a program that failed may take to close what it has opened. */
const CLOSE_WITHIN_MS = 4_000;

/** Runs a program, which ends as `fail` says if it rejects. */
export function runProgram(main: () => Promise<void>, report = print): void {
  main().catch((error) => fail(error, report));
}

function print(text: string): void {
  process.stderr.write(`${text}\n`);
}

/**
 * Prints one sentence when an operator can fix the cause, otherwise the whole error, and sets exit
 * code 1. The process ends within 4 seconds, even if something open would keep it alive.
 */
export function fail(error: unknown, report = print): void {
  report(explain(error));
  process.exitCode = 1;
  setTimeout(() => process.exit(), CLOSE_WITHIN_MS).unref();
}

/** Explains why a server cannot listen where the named settings say. Returns other errors unchanged. */
export function explainListening(
  error: unknown,
  { host, port }: { host: string; port: string },
): unknown {
  if (!(error instanceof Error && 'syscall' in error)) return error;
  if ('code' in error && error.code === 'EADDRINUSE') {
    const taken = 'port' in error ? error.port : '';
    return new OperatorError(
      `Port ${taken} is in use by another program. Stop it, or set ${port} to a different one.`,
    );
  }
  if (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo') return error;
  return new OperatorError(`The server cannot listen on ${host} and ${port}: ${error.message}.`);
}

function explain(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (!(error instanceof Error)) return String(error);
  return describe(error);
}

/** Returns the whole error without what people wrote, because terminal output is stored, too. */
function describe(error: Error): string {
  const cause = error.cause instanceof Error ? `\nCaused by: ${describe(error.cause)}` : '';
  return redact(error.stack ?? error.message) + cause;
}
