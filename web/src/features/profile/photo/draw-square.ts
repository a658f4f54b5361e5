import { PROFILE_PHOTO_PIXELS } from '@redflag/shared/pictures';
import type { Area } from 'react-easy-crop';

/** Returns the side of the uploaded square in pixels: never enlarged, never larger than is stored. */
export function photoSide(croppedWidth: number): number {
  return Math.max(1, Math.min(Math.round(croppedWidth), PROFILE_PHOTO_PIXELS));
}

/**
 * Draws a square part of a picture as a new picture, upright, in the type of the original.
 * @param area in pixels of the picture as shown
 * @throws Error if the browser cannot draw or encode it
 */
export async function drawSquare(file: File, area: Area): Promise<File> {
  const picture = await createImageBitmap(file);
  const side = photoSide(area.width);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) {
    throw new Error('No canvas to draw on');
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side);
  picture.close();
  const content = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, file.type, 0.92);
  });
  if (!content) {
    throw new Error('The picture could not be drawn');
  }
  return new File([content], file.name, { type: content.type });
}
