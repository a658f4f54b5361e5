import { NOT_PROVEN } from '@redflag/shared/replies';
import { ProblemError } from '#platform/http/problem.ts';
import { resolveTxt } from '#platform/outgoing-http/names.ts';
import { OutgoingError } from '#platform/outgoing-http/outgoing-error.ts';
import { sendOutgoing } from '#platform/outgoing-http/outgoing-http.ts';
import type { Platform } from '#platform/platform.ts';
import { openRateLimit, takeAll } from '#platform/rate-limits/rate-limits.ts';
import type { ProofRow } from './proofs.queries.ts';
import type { Subject } from './subject.ts';

const WITHIN_SECONDS = 5;
const MAX_BYTES = 4 * 1_024;

/** Returns what a site carries, in a TXT record or the file. */
export function siteProof(nonce: string): string {
  return `redflag-verify=${nonce}`;
}

/** Returns where a site has the file. */
export function fileUrl(host: string): string {
  return `https://${host}/.well-known/redflag-verify.txt`;
}

/**
 * Opens the look at sites, of which an account and a site have few in an hour.
 * @returns a function that throws ProblemError 422 if a site does not carry the code, 429 at a limit
 */
export function openSiteCheck({ database, config }: Platform) {
  const perAccount = openRateLimit(database, 'site-proof-account');
  const perSite = openRateLimit(database, 'site-proof');

  /** What is on the host itself counts: not what is above it, whose owner can add it here, nor below. */
  async function checkRecord(host: string, proof: string): Promise<void> {
    const signal = AbortSignal.timeout(WITHIN_SECONDS * 1_000);
    const records = await resolveTxt(config.outgoing, host, signal).catch(nullIfUnreachable);
    if (records?.some((record) => record.trim() === proof)) return;
    throw notProven(
      `We found no TXT record ${proof} on ${host}. A new record may take an hour to show.`,
    );
  }

  async function checkFile(host: string, proof: string): Promise<void> {
    const url = fileUrl(host);
    // A target has the same key with and without it.
    const isSameSite = (to: URL) => to.hostname === host || to.hostname === `www.${host}`;
    const answer = await sendOutgoing(config, {
      url,
      withinMs: WITHIN_SECONDS * 1_000,
      maxBytes: MAX_BYTES,
      follows: isSameSite,
    }).catch(nullIfUnreachable);
    if (!answer)
      throw notProven(
        `We could not read ${url}. It must answer by https within ${WITHIN_SECONDS} seconds, and not lead to another site.`,
      );
    if (answer.status === 200 && answer.body.toString('utf8').trim() === proof) return;
    throw notProven(`We did not find the file at ${url}. It must have this line alone: ${proof}`);
  }

  return async ({ method, nonce }: ProofRow, { reply, target }: Subject): Promise<void> => {
    await takeAll([
      { limit: perAccount, key: reply.userId ?? '' },
      { limit: perSite, key: target.key },
    ]);
    const check = method === 'website-dns' ? checkRecord : checkFile;
    await check(target.key, siteProof(nonce));
  };
}

/** Whatever is wrong with a site, or not allowed to be read: it proves nothing. */
function nullIfUnreachable(error: unknown): null {
  if (error instanceof OutgoingError) return null;
  throw error;
}

function notProven(detail: string): ProblemError {
  return new ProblemError({ status: 422, code: NOT_PROVEN, detail });
}
