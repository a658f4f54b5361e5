import type { PictureTask } from './picture-encoding.ts';
import { encodePicture } from './picture-encoding.ts';

/** Encodes the one picture that its parent sends, and answers null for a damaged one. */
process.once('message', async (task: PictureTask) => {
  const sizes = await encodePicture(task).catch(() => null);
  process.send?.(sizes);
});
// A stop from the keyboard is for the parent, which finishes its requests.
process.on('SIGINT', () => {});
process.once('disconnect', () => process.exit());
