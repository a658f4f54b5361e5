import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { TestApp } from '#testing/test-app.ts';

const PROGRAM = join(import.meta.dirname, '../../cli/redflag.ts');

/**
 * Runs the operators' program as a separate process, on the database and files of a server.
 * @param line the command and its arguments
 * @param environment further settings
 */
export async function runRedflag(
  { platform: { config }, databaseUrl }: TestApp,
  line: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<{ code: number; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [PROGRAM, ...line], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      DATA_DIR: config.dataDirectory,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: Number(code), stdout, stderr };
}
