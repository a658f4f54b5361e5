import { MAX_PICTURE_BYTES, pictureTypes } from '@redflag/shared/pictures';
import type { Box, Hiding, Size } from './boxes.ts';
import { wholePixels } from './boxes.ts';

/** As large as what the server makes of it needs. */
const QUALITY = 0.92;

/**
 * Draws a picture again, without what is hidden: nothing of the file's own bytes is taken over, so no metadata either,
 * and not its name.
 * @param size of the picture whose pixels the boxes count
 * @throws Error if the browser cannot draw or encode it
 */
export async function drawHidden(file: File, hiding: Hiding, size: Size): Promise<File> {
  const picture = await createImageBitmap(file);
  const whole: Box = { left: 0, top: 0, ...size };
  const shown = wholePixels(hiding.crop ?? whole, size);
  const canvas = document.createElement('canvas');
  canvas.width = shown.width;
  canvas.height = shown.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on');
  context.drawImage(picture, -shown.left, -shown.top, size.width, size.height);
  picture.close();
  context.fillStyle = '#000';
  for (const box of hiding.boxes) {
    const { left, top, width, height } = wholePixels(box, size);
    context.fillRect(left - shown.left, top - shown.top, width, height);
  }
  const content = await encode(canvas, file.type);
  const [extension] = pictureTypes[content.type as keyof typeof pictureTypes];
  return new File([content], `picture${extension}`, { type: content.type });
}

/** Encodes as the type of the original, or as JPEG if that is too large. A browser that cannot write a type writes PNG. */
async function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  for (const tried of [type, 'image/jpeg']) {
    const content = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, tried, QUALITY);
    });
    if (content && content.size <= MAX_PICTURE_BYTES) return content;
  }
  throw new Error('The picture could not be drawn');
}
