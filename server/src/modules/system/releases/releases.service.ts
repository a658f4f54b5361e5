import { z } from 'zod';
import type { Queryable } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { version } from '#platform/version.ts';
import type { Notice } from './releases.queries.ts';
import { putNotice, selectNotice } from './releases.queries.ts';

const PATIENCE_MS = 10_000;
const MOST_BYTES = 64 * 1_024;

const releaseSchema = z.object({
  version: z
    .string()
    .trim()
    .regex(/^v?\d{1,6}(\.\d{1,6}){2}$/)
    .transform((text) => text.replace(/^v/, '')),
  url: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullish()
    .default(null),
  notes: z.string().trim().min(1).max(500).nullish().default(null),
});

/**
 * Asks the address in the settings, if there is one, which release is the newest. Tells it nothing:
 * neither who asks nor which version runs. Keeps the answer, or why there was none.
 */
export async function lookForRelease({ config, database, log }: Platform): Promise<void> {
  const { releaseNoticeUrl: url } = config;
  if (!url) return;
  const at = new Date().toISOString();
  try {
    await putNotice(database, { at, release: await fetchRelease(url), problem: null });
  } catch (error) {
    log.warn({ err: error }, 'the notice of new releases cannot be read');
    const last = await selectNotice(database);
    const problem = error instanceof NoticeError ? error.message : 'it cannot be reached';
    await putNotice(database, { at, release: last?.release ?? null, problem });
  }
}

/** Why a notice cannot be used. */
class NoticeError extends Error {}

async function fetchRelease(url: string): Promise<Notice['release']> {
  const response = await fetch(url, {
    headers: { 'user-agent': 'redflag' },
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new NoticeError(`it answers with status ${response.status}`);
  const text = await readShort(response);
  const { success, data } = releaseSchema.safeParse(parse(text));
  if (!success) throw new NoticeError('it does not name a version such as 1.2.3');
  return data;
}

async function readShort({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) throw new NoticeError('it is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** A notice is JSON, or the version alone. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { version: text };
  }
}

/** Whether a release such as 1.10.0 is newer than a version such as 1.9.0 or 1.10.0-rc.1. */
export function isNewer(release: string, than: string): boolean {
  const [core = '', preRelease] = than.split('-');
  const order = release.localeCompare(core, 'en', { numeric: true });
  return order > 0 || (order === 0 && preRelease !== undefined);
}

/** What came of the last look, and whether the release is newer than this version. */
export interface KnownNotice extends Omit<Notice, 'release'> {
  release: (NonNullable<Notice['release']> & { isNewer: boolean }) | null;
}

/** Returns what came of the last look for a release, or null if there was none. */
export async function readNotice(database: Queryable): Promise<KnownNotice | null> {
  const notice = await selectNotice(database);
  if (!notice) return null;
  const { release } = notice;
  return {
    ...notice,
    release: release && { ...release, isNewer: isNewer(release.version, version) },
  };
}
