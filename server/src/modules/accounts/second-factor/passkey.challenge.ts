import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { signedCookie } from '#platform/http/signed-cookie.ts';
import type { Platform } from '#platform/platform.ts';
import { spendChallenge } from './factors.queries.ts';

const VALID_FOR_MS = 5 * 60_000;

const contentSchema = z.object({
  challenge: z.string(),
  /** What it is for: to sign in, or with the account's id, to add a passkey or to prove one. */
  purpose: z.string(),
  expiresAt: z.number(),
});

/** What a challenge is for. */
export type Purpose = 'sign-in' | `add:${string}` | `prove:${string}`;

/**
 * Ties a passkey's answer to the browser that was given the challenge. Signed and short-lived, so that
 * nothing is stored for whoever only asks; the table of used ones makes each count once.
 */
export function passkeyChallenges(platform: Pick<Platform, 'config' | 'secrets' | 'database'>) {
  const cookie = signedCookie(platform, 'passkey', VALID_FOR_MS / 1_000);
  return {
    /** Returns a new challenge, which the browser keeps. */
    give(reply: FastifyReply, purpose: Purpose): Uint8Array<ArrayBuffer> {
      const challenge = new Uint8Array(randomBytes(32));
      const content = {
        challenge: Buffer.from(challenge).toString('base64url'),
        purpose,
        expiresAt: Date.now() + VALID_FOR_MS,
      };
      cookie.set(reply, Buffer.from(JSON.stringify(content)).toString('base64url'));
      return challenge;
    },
    /** Uses up the browser's challenge. Returns it, or null without one that still counts. */
    async take(
      request: FastifyRequest,
      reply: FastifyReply,
      purpose: Purpose,
    ): Promise<string | null> {
      cookie.clear(reply);
      const kept = cookie.read(request);
      if (kept === null) return null;
      const json = Buffer.from(kept, 'base64url').toString('utf8');
      const { challenge, expiresAt, ...content } = contentSchema.parse(JSON.parse(json));
      if (content.purpose !== purpose || expiresAt <= Date.now()) return null;
      const isFresh = await spendChallenge(platform.database, challenge, new Date(expiresAt));
      return isFresh ? challenge : null;
    },
  };
}
export type PasskeyChallenges = ReturnType<typeof passkeyChallenges>;
