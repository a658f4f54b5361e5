import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';
import { reportFailure } from '#cli/answer.ts';
import { runCommand } from '#cli/run-command.ts';
import { OperatorError } from '#platform/process/operator-error.ts';
import { TEST_PEPPER } from '#testing/pepper.ts';
import type { TestApp } from '#testing/test-app.ts';

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

const PROGRAM = join(import.meta.dirname, '../../cli/redflag.ts');

/**
 * Runs the operators' program as a separate process, on the database and files of a server.
 * @param line the command and its arguments
 * @param environment further settings
 */
export async function runRedflag(
  server: TestApp,
  line: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  const child = spawn(process.execPath, [PROGRAM, ...line], {
    env: { PATH: process.env.PATH, ...settingsOf(server), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: Number(code), stdout, stderr };
}

/**
 * Runs a command without --json in the process of the test, which saves a second of processor time.
 * Parameters as for `runRedflag`.
 */
export async function runRedflagHere(
  server: TestApp,
  line: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  const { argv } = process;
  const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  for (const [name, value] of Object.entries({ ...settingsOf(server), ...environment })) {
    vi.stubEnv(name, value);
  }
  process.argv = [process.execPath, PROGRAM, ...line];
  const outcome = (code: number) => {
    const [out = '', error = ''] = [stdout, stderr].map((stream) =>
      stream.mock.calls.map(([part]) => part).join(''),
    );
    return { code, stdout: out, stderr: error };
  };
  try {
    await runCommand();
    return outcome(Number(process.exitCode ?? 0));
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    reportFailure(error.message);
    return outcome(1);
  } finally {
    process.argv = argv;
    process.exitCode = undefined;
    vi.unstubAllEnvs();
    stdout.mockRestore();
    stderr.mockRestore();
  }
}

function settingsOf({ platform: { config }, databaseUrl }: TestApp) {
  return {
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATA_DIR: config.dataDirectory,
    REPORTER_PEPPER: TEST_PEPPER,
  };
}
