import sharp from 'sharp';
import { storeImage } from '#modules/posts/post-image.ts';
import type { Platform } from '#platform/platform.ts';
import type { Plan } from './plan.ts';
import { postsOf } from './posts.ts';

/** Stores the pictures of the demo posts that have one. */
export async function storePostPictures(platform: Platform, plan: Plan): Promise<void> {
  for (const { id, imageKey, createdAt } of postsOf(plan)) {
    if (imageKey) await storeImage(platform, 'fill', await drawPicture(createdAt % 360), id);
  }
}

/** Draws a JPEG of a locked phone in front of hills, all in one colour. */
function drawPicture(hue: number): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720">
    <rect width="1280" height="720" fill="hsl(${hue}, 38%, 84%)"/>
    <circle cx="980" cy="180" r="90" fill="#fff" opacity="0.7"/>
    <path d="M0 520 320 300l260 190 240-230 460 300v160H0z" fill="hsl(${hue}, 36%, 66%)"/>
    <path d="M0 640c300-110 560-60 760-30s380 20 520-40v150H0z" fill="hsl(${hue}, 38%, 46%)"/>
    <rect x="500" y="110" width="280" height="500" rx="36" fill="hsl(${hue}, 40%, 22%)"/>
    <rect x="520" y="140" width="240" height="440" rx="14" fill="#fff"/>
    <path d="M596 350v-44a44 44 0 0 1 88 0v44" fill="none" stroke="hsl(${hue}, 40%, 30%)" stroke-width="20"/>
    <rect x="576" y="346" width="128" height="104" rx="14" fill="hsl(${hue}, 40%, 30%)"/>
    <circle cx="640" cy="398" r="14" fill="#fff"/>
  </svg>`;
  return sharp(Buffer.from(drawing)).jpeg().toBuffer();
}
