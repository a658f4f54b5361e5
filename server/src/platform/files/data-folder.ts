import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { OperatorError } from '#platform/process/operator-error.ts';

const reasons: Record<string, string> = {
  EACCES: 'the server may not write there',
  EPERM: 'the server may not write there',
  EROFS: 'it is read-only',
  ENOTDIR: 'it, or a part of its path, is not a folder',
  ENOENT: 'nothing can be created there',
  EINVAL: 'its file system cannot store safely (fsync)',
  ENOSYS: 'its file system cannot store safely (fsync)',
  ENOTSUP: 'its file system cannot store safely (fsync)',
};

/** A full disk may get space again, so the server starts. */
const FULL = ['ENOSPC', 'EDQUOT'];

/** Throws OperatorError for a data folder that no server has made: settings may name the wrong one. */
export function requireDataFolder(path: string): void {
  if (existsSync(path)) return;
  throw new OperatorError(
    `The data folder ${path} does not exist. Run the command with the settings and as the user of the service.`,
  );
}

/** Throws OperatorError if root is about to create files that the server, another user, cannot use. */
export function refuseForeignFolder(path: string): void {
  const owner = statSync(path, { throwIfNoEntry: false })?.uid ?? 0;
  if (process.getuid?.() !== 0 || owner === 0) return;
  throw new OperatorError(
    `The data folder ${path} belongs to the user ${owner}, who could not use what root creates there. Run the command as that user, as deploy/redflag-command does.`,
  );
}

/** Creates a missing data folder and stores a test file. Throws OperatorError if that cannot work. */
export function prepareDataFolder(path: string): void {
  try {
    makeFolder(path);
    const probe = join(path, `.probe-${randomUUID()}`);
    try {
      writeFileSync(probe, '', { flag: 'wx', flush: true });
      flush(path);
    } finally {
      rmSync(probe, { force: true });
    }
  } catch (cause) {
    const { code = '', message } = cause as NodeJS.ErrnoException;
    if (FULL.includes(code)) return;
    throw new OperatorError(
      `The data folder ${path} cannot be used: ${reasons[code] ?? message}. Set DATA_DIR to a different folder.`,
      { cause },
    );
  }
}

/** Node's own, with `recursive`, never ends below /proc, which says that the folder above is missing. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another server may be starting.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function flush(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
