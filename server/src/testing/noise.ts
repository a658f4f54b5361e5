import sharp from 'sharp';

/** A photograph of nothing, which is large for its size and slow to clean; each is another. */
export function noise(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'grey', noise } })
    .jpeg()
    .toBuffer();
}
