/**
 * Builds the web app: always, or with `--if-stale` only when what it is built from has changed
 * since the last build.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'web/build/.stamp');

/** A digest of every file that the built app depends on. */
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

const digest = digestSources();
const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;

if (!process.argv.includes('--if-stale') || !isFresh) {
  rmSync(stamp, { force: true });
  const cli = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const { status } = spawnSync(process.execPath, [cli, 'build'], {
    cwd: join(root, 'web'),
    stdio: 'inherit',
  });
  if (status === 0) writeFileSync(stamp, digest);
  else process.exitCode = 1;
}
