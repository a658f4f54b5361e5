import sharp from 'sharp';

const red = '#ff0000';

/** A white picture of 400 × 200 pixels with a red top left corner. */
export function picture() {
  const corner = { create: { width: 64, height: 64, channels: 3 as const, background: red } };
  return sharp({ create: { width: 400, height: 200, channels: 3, background: 'white' } })
    .composite([{ input: corner, left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: 'Ada Obi' } });
}

/** The picture as stored by a phone held in a given way: rotated, with the EXIF `orientation` that undoes it. */
export async function phonePicture(orientation: number): Promise<Buffer> {
  const turned = sharp(await picture().png().toBuffer());
  if ([2, 5].includes(orientation)) turned.flop();
  if ([4, 7].includes(orientation)) turned.flip();
  if ([5, 6].includes(orientation)) turned.rotate(270);
  if ([7, 8].includes(orientation)) turned.rotate(orientation === 8 ? 90 : 270);
  if (orientation === 3) turned.rotate(180);
  const pixels = await turned.png().toBuffer();
  return sharp(pixels)
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Make: 'Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Ada</a></x:xmpmeta>')
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
}

/** The channels of one pixel. */
export async function colourAt(image: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(image).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}
