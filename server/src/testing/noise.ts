import sharp from 'sharp';

/** A picture of noise: a large file for its dimensions, and slow to clean. Each one is different. */
export function noise(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'grey', noise } })
    .jpeg()
    .toBuffer();
}
