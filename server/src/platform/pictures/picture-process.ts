import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { PictureTask } from './picture-encoding.ts';
import { unreadable } from './picture-encoding.ts';

const PROGRAM = join(import.meta.dirname, 'picture-process.main.ts');
/** Also ends a picture that never reaches its first row, which sharp's own timeout does not notice. */
const TIMEOUT_MS = 60_000;

/**
 * Like `encodePicture`, but in a process of its own: the system gets the memory back immediately,
 * and too little memory ends that process, not the server.
 */
export async function encodeInOwnProcess(task: PictureTask): Promise<Buffer[]> {
  // No environment: a process that reads a stranger's file must not know any secret.
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
      // If the process is gone, its exit event says so.
      child.send(task, () => {});
    });
    if (!sizes) throw unreadable();
    return sizes.map((size) => Buffer.from(size));
  } finally {
    child.kill('SIGKILL');
  }
}
