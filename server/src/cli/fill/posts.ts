import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { IMAGE_FOLDER, storeImage } from '#modules/posts/post-image.ts';
import type { Platform } from '#platform/platform.ts';
import type { Plan } from './plan.ts';
import { momentAt } from './plan.ts';
import { Random, uuidAt } from './random.ts';

export interface FilledPost {
  id: string;
  title: string;
  body: string;
  /** The key of its picture, whether or not it is stored; null for a post without one. */
  imageKey: string | null;
  /** Milliseconds since 1970. */
  createdAt: number;
}

const FOLDER = join(import.meta.dirname, 'posts');

/** Returns the posts in the folder `posts`, oldest first, spread over the time of the reports. */
export function postsOf(plan: Plan): FilledPost[] {
  const files = readdirSync(FOLDER).toSorted();
  return files.map((file, row) => {
    const random = new Random(plan.seed, 'post', row);
    const createdAt = momentAt(plan, (row + random.share()) / files.length);
    const id = uuidAt(createdAt, random, row);
    const imageKey = row % 2 === 0 ? null : `${IMAGE_FOLDER}/${id}.jpg`;
    return { id, ...read(join(FOLDER, file)), imageKey, createdAt };
  });
}

/** Reads a post, whose first line is the title as a heading. */
function read(path: string): Pick<FilledPost, 'title' | 'body'> {
  const [heading = '', ...lines] = readFileSync(path, 'utf8').split('\n');
  return { title: heading.replace(/^# /, ''), body: lines.join('\n').trim() };
}

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
