import sharp from 'sharp';

/**
 * Makes a picture like one from a phone: stored sideways, with the EXIF orientation that turns it
 * upright and the place where it was taken. Upright, it is 600 by 800 pixels.
 */
export async function takePhotograph(): Promise<{
  name: string;
  mimeType: string;
  buffer: Buffer;
}> {
  const buffer = await sharp({
    create: { width: 800, height: 600, channels: 3, background: '#7a9e9f' },
  })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Tecno', Model: 'Spark' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name: 'IMG_20261120_101500.jpg', mimeType: 'image/jpeg', buffer };
}
