import { createHash } from 'node:crypto';
import { showTarget } from '@redflag/shared/text/show-target';
import { namesFor } from '#modules/targets/names.service.ts';
import { selectTarget } from '#modules/targets/targets.queries.ts';
import { verdictOn } from '#modules/targets/targets.service.ts';
import { shared } from '#platform/database/combined-queries.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { noSession, notFound } from '#platform/http/problem.ts';
import { fairQueue } from '#platform/pictures/fair-queue.ts';
import type { Platform } from '#platform/platform.ts';
import type { Words } from './drawing.ts';
import { canDraw, drawVerdict } from './drawing.ts';
import { wordsOn } from './verdict-picture.words.ts';

/** Those of the targets that most people share; each has about 40 KB. */
const KEPT = 100;
/** Each takes a tenth of a second of a core. */
const queue = fairQueue({ atOnce: 1, queued: 30 });

/** A picture that is drawn when it is first asked for. */
interface VerdictPicture {
  etag: string;
  draw(): Promise<Buffer>;
}

/**
 * Returns a function that finds the picture to share of a target. It shows what strangers may read, to
 * everyone the same.
 * @throws ProblemError 404 unless the target is confirmed and its name can be read and drawn, 401 for a
 * visitor where the public check is off
 */
export function verdictPictures(platform: Platform) {
  const { database, sites, config } = platform;
  const kept = new Map<string, Buffer>();
  const drawOnce = shared(async (etag: string, account: string, words: Words) => {
    const drawn = kept.get(etag) ?? (await queue(account, () => drawVerdict(words)));
    // The one that was asked for longest ago goes first.
    kept.delete(etag);
    kept.set(etag, drawn);
    for (const [oldest] of kept) if (kept.size > KEPT) kept.delete(oldest);
    return drawn;
  });
  return async (viewer: Pick<Viewer, 'id'> | null, id: string): Promise<VerdictPicture> => {
    if (!viewer && !config.publicCheck) throw noSession();
    const row = await selectTarget(database, id);
    const verdict = row ? verdictOn(sites, row) : null;
    if (!row || verdict?.level !== 'confirmed') throw notFound('Picture');
    const nameOf = await namesFor(platform, null, [row]);
    const target = showTarget(nameOf(row));
    if (!canDraw(target)) throw notFound('Picture');
    const words = wordsOn(target, config, new Date(), verdict.disputedSince !== null);
    const etag = `"${createHash('sha256').update(JSON.stringify(words)).digest('base64url')}"`;
    return { etag, draw: () => drawOnce(etag, viewer?.id ?? '', words) };
  };
}
