import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../..');

/** The version of Redflag, such as 0.1.0. */
export const version: string = JSON.parse(
  readFileSync(join(folder, 'package.json'), 'utf8'),
).version;

let commit: string | undefined;

/**
 * Returns the commit that runs: a tarball and an image have it in a file, a checkout asks Git. It is
 * 'unknown' where neither knows.
 */
export function readCommit(): string {
  commit ??= findCommit();
  return commit;
}

function findCommit(): string {
  try {
    const written = readFileSync(join(folder, 'commit.txt'), 'utf8').trim();
    if (/^[0-9a-f]{40}$/.test(written)) return written;
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}
