/**
 * Builds the web app: always, or with `--if-stale` only if its sources have changed since the last
 * build. Builds that start together take turns, and `--if-stale` then uses what the first has built.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const build = process.env.WEB_BUILD ?? join(root, 'web/build');
const client = join(build, 'client');
const stamp = join(build, '.stamp');
const next = join(build, 'next');
const previous = join(build, 'previous');

/** Returns a digest of every file that the built app depends on. */
function digestSources(): string {
  const files = globSync(['web/*', 'web/{src,public}/**/*', '{shared,client}/src/**/*.{ts,json}'], {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => ['node_modules', 'build', '.react-router'].includes(entry.name),
  })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of [...files.sort(), join(root, 'package-lock.json')]) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Adds the service worker at the root, whose pages it serves. It changes with every build. */
async function addServiceWorker(version: string, cwd: string): Promise<void> {
  // Only here, because it takes a while to load.
  const { default: typescript } = await import('typescript');
  const source = readFileSync(join(root, 'web/src/service-worker.ts'), 'utf8');
  const reader = globSync('assets/{screenshot-worker-*.js,*.wasm,*.traineddata-*.gz}', { cwd });
  const { outputText } = typescript.transpileModule(
    source
      .replace('export {};', '')
      .replace('BUILD', version)
      .replace("'READER'", JSON.stringify(reader)),
    { compilerOptions: { target: typescript.ScriptTarget.ESNext } },
  );
  writeFileSync(join(cwd, 'service-worker.js'), outputText);
}

const LONGEST_BUILD_MS = 600_000;

/** In bytes. Smaller files would gain less than the header that names the compression. */
const WORTH_COMPRESSING = 512;

/** Also writes each text file of the build as `.br` and `.gz`, so that no request waits for it. */
function compressFiles(cwd: string): void {
  for (const file of globSync('**/*.{js,css,svg,txt,wasm,webmanifest}', { cwd })) {
    const path = join(cwd, file);
    const content = readFileSync(path);
    if (content.length < WORTH_COMPRESSING) continue;
    const text = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: text }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}

/** Runs React Router's build, which prints only warnings and errors. Returns whether it succeeded. */
async function runBuild(): Promise<boolean> {
  const started = Date.now();
  process.stdout.write('Building the web app, which takes up to a minute ...');
  const dots = setInterval(() => process.stdout.write('.'), 2_000);
  const cli = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const child = spawn(process.execPath, [cli, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    // With an empty one, React's files for development and for production would be mixed.
    env: { ...process.env, NODE_ENV: 'production', WEB_BUILD: next },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'close');
  clearInterval(dots);
  const seconds = Math.round((Date.now() - started) / 1_000);
  process.stdout.write(code === 0 ? ` done in ${seconds} s\n` : ' failed\n');
  return code === 0;
}

/** Builds in a folder of its own, and puts the result in place as a whole. Returns whether it succeeded. */
async function buildWebApp(digest: string): Promise<boolean> {
  for (const left of [next, previous]) rmSync(left, { recursive: true, force: true });
  if (!(await runBuild())) return false;
  await addServiceWorker(digest.slice(0, 16), join(next, 'client'));
  compressFiles(join(next, 'client'));
  rmSync(stamp, { force: true });
  if (existsSync(client)) renameSync(client, previous);
  renameSync(join(next, 'client'), client);
  writeFileSync(stamp, digest);
  for (const left of [next, previous]) rmSync(left, { recursive: true, force: true });
  return true;
}

/**
 * Waits for another build to end. The lock is SQLite's, because Node has none of its own; the system
 * removes it with the process, however that ends.
 */
function takeTurn(): DatabaseSync {
  mkdirSync(build, { recursive: true });
  const lock = new DatabaseSync(join(build, '.lock'), { timeout: LONGEST_BUILD_MS });
  lock.exec('begin exclusive');
  return lock;
}

const isFresh = (digest: string) => existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
const onlyIfStale = process.argv.includes('--if-stale');

const digest = digestSources();
if (!onlyIfStale || !isFresh(digest)) {
  const lock = takeTurn();
  const isNeeded = !onlyIfStale || !isFresh(digest);
  if (isNeeded && !(await buildWebApp(digest))) process.exitCode = 1;
  lock.close();
}
