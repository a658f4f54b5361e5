import { redact } from '#platform/log/redact.ts';

/** A failure that an operator can fix. The message is a sentence for them. */
export class OperatorError extends Error {}

/**
 * Runs a program. If it fails, prints one sentence when an operator can fix the cause, otherwise
 * the whole error, and sets exit code 1.
 */
export function runProgram(
  main: () => Promise<void>,
  report: (text: string) => void = (text) => process.stderr.write(`${text}\n`),
): void {
  main().catch((error: unknown) => {
    report(explain(error));
    process.exitCode = 1;
  });
}

function explain(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') {
    return `Port ${'port' in error ? error.port : ''} is in use by another program. Stop it, or set PORT to a different one.`;
  }
  if ('syscall' in error && (error.syscall === 'listen' || error.syscall === 'getaddrinfo')) {
    return `The server cannot listen on HOST and PORT: ${error.message}.`;
  }
  return describe(error);
}

/** Returns the whole error without what people wrote, because terminal output is stored, too. */
function describe(error: Error): string {
  const cause = error.cause instanceof Error ? `\nCaused by: ${describe(error.cause)}` : '';
  return redact(error.stack ?? error.message) + cause;
}
