import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IMAGE_FOLDER } from '#modules/posts/post-image.ts';
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
