import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { PictureTask } from './picture-encoding.ts';
import { unreadable } from './picture-error.ts';

const PROGRAM = join(import.meta.dirname, 'picture-process.main.ts');
/** Ends also a picture that takes for ever before its first row, where no timeout of sharp looks. */
const TIMEOUT_MS = 60_000;

/**
 * Like `encodePicture`, in a process of its own: the system gets the memory back at once, and where
 * there is not enough, that process ends instead of the server.
 */
export async function encodeInOwnProcess(task: PictureTask): Promise<Buffer[]> {
  // It gets no settings: what reads a stranger's file knows no secret.
  const child = fork(PROGRAM, {
    serialization: 'advanced',
    timeout: TIMEOUT_MS,
    execArgv: [],
    env: {},
  });
  try {
    const sizes = await new Promise<Uint8Array[] | null>((resolve, reject) => {
      child.once('message', (answer: Uint8Array[] | null) => resolve(answer));
      child.once('exit', () => resolve(null));
      child.once('error', reject);
      // One that is gone is told of by its exit.
      child.send(task, () => {});
    });
    if (!sizes) throw unreadable();
    return sizes.map((size) => Buffer.from(size));
  } finally {
    child.kill('SIGKILL');
  }
}
