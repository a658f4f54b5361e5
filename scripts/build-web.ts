/**
 * Builds the web app: always, or with `--if-stale` only if its sources have changed since the last
 * build.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'web/build/.stamp');

/** Returns a digest of every file that the built app depends on. */
function digestSources(): string {
  const files = globSync(['web/*', 'web/{src,public}/**/*', 'shared/src/**/*.ts'], {
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
function addServiceWorker(build: string): void {
  const source = readFileSync(join(root, 'web/src/service-worker.ts'), 'utf8');
  const script = stripTypeScriptTypes(source.replace('export {};', '').replace('BUILD', build));
  writeFileSync(join(root, 'web/build/client/service-worker.js'), script);
}

/** In bytes. Smaller files would gain less than the header that names the compression. */
const WORTH_COMPRESSING = 1024;

/** Also writes each text file of the build as `.br` and `.gz`, so that no request waits for it. */
function compressBuild(): void {
  const cwd = join(root, 'web/build/client');
  for (const file of globSync('**/*.{js,css,svg,txt,webmanifest}', { cwd })) {
    const path = join(cwd, file);
    const content = readFileSync(path);
    if (content.length < WORTH_COMPRESSING) continue;
    const text = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: text }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}

const digest = digestSources();
const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;

if (!process.argv.includes('--if-stale') || !isFresh) {
  rmSync(stamp, { force: true });
  const cli = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const { status } = spawnSync(process.execPath, [cli, 'build'], {
    cwd: join(root, 'web'),
    stdio: 'inherit',
  });
  if (status === 0) {
    addServiceWorker(digest.slice(0, 16));
    compressBuild();
    writeFileSync(stamp, digest);
  } else process.exitCode = 1;
}
