import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { signedCookie } from '#platform/http/signed-cookie.ts';
import type { Platform } from '#platform/platform.ts';
import type { CookiePurpose } from '#platform/secrets.ts';

const VALID_FOR_MS = 10 * 60_000;

const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The path on this site to open after sign-in. */
  redirect: z.string().nullable(),
  expiresAt: z.number(),
});
type Attempt = Omit<z.infer<typeof attemptSchema>, 'expiresAt'>;

/**
 * Ties a provider's callback to the browser that started the sign-in. Signed, short-lived and used
 * once; the server stores nothing, so any instance can handle the callback.
 */
export function attemptCookie(
  platform: Pick<Platform, 'config' | 'secrets'>,
  purpose: CookiePurpose,
) {
  const cookie = signedCookie(platform, purpose, VALID_FOR_MS / 1_000);
  return {
    set(reply: FastifyReply, attempt: Attempt): void {
      const content = JSON.stringify({ ...attempt, expiresAt: Date.now() + VALID_FOR_MS });
      cookie.set(reply, Buffer.from(content).toString('base64url'));
    },
    /** Returns the attempt that this browser started, or null, and clears the cookie. */
    take(request: FastifyRequest, reply: FastifyReply): Attempt | null {
      cookie.clear(reply);
      const content = cookie.read(request);
      if (content === null) return null;
      const json = Buffer.from(content, 'base64url').toString('utf8');
      const { expiresAt, ...attempt } = attemptSchema.parse(JSON.parse(json));
      return expiresAt > Date.now() ? attempt : null;
    },
  };
}
