import type { PictureTask } from './picture-encoding.ts';
import { encodePicture } from './picture-encoding.ts';

/** Encodes the one picture that the parent process sends, and replies null if it is damaged. */
process.once('message', async (task: PictureTask) => {
  const sizes = await encodePicture(task).catch(() => null);
  process.send?.(sizes);
});
// Ctrl+C is for the parent process, which finishes its requests first.
process.on('SIGINT', () => {});
process.once('disconnect', () => process.exit());
