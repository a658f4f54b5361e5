import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from './waiting.ts';

/** What the pages for developers and phones show (web/src/app/public/developers). */
const EXAMPLES = join(import.meta.dirname, '../../../web/examples');
const MODULES = join(import.meta.dirname, '../../../node_modules');
/** What the server puts its own address for. */
const PLACEHOLDER = 'https://redflag.invalid';

/** Returns an example as the page of a site shows it. */
export async function readExample(name: string, origin: string): Promise<string> {
  const text = await readFile(join(EXAMPLES, name), 'utf8');
  return text.replaceAll(PLACEHOLDER, origin).trim();
}

/** An example that runs in a folder of its own, as copied there. */
export interface RunningExample extends AsyncDisposable {
  folder: string;
  /** Waits until it has printed something. */
  printed(text: string): Promise<void>;
  /** Waits until it has ended. Returns what it printed. */
  ended(): Promise<string>;
}

/**
 * Runs an example: a script by a shell, TypeScript by Node.
 * @param environment variables that its page says to set
 * @param files that lie beside it, by their names
 */
export async function runExample(
  name: string,
  origin: string,
  environment: Record<string, string>,
  files: Record<string, Buffer | string> = {},
): Promise<RunningExample> {
  const folder = await mkdtemp(join(tmpdir(), 'redflag-example-'));
  await symlink(MODULES, join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, name), await readExample(name, origin));
  for (const [file, content] of Object.entries(files)) await writeFile(join(folder, file), content);
  const program = name.endsWith('.sh') ? 'sh' : process.execPath;
  const child = spawn(program, [name], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'close');
  let output = '';
  let errors = '';
  child.stdout.on('data', (part) => (output += part));
  child.stderr.on('data', (part) => (errors += part));
  return {
    folder,
    async printed(text) {
      await eventually(() => {
        if (!output.includes(text)) throw new Error(`${name} printed: ${output}${errors}`);
      });
    },
    async ended() {
      const [code] = await exited;
      if (code !== 0) throw new Error(`${name} ended with ${code}: ${output}${errors}`);
      return output;
    },
    async [Symbol.asyncDispose]() {
      child.kill();
      await exited;
    },
  };
}
