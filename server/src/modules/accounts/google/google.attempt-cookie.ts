import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Platform } from '#platform/platform.ts';

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
 * The cookie that ties Google's callback to the browser that started the sign-in. It is signed,
 * short-lived and used once. The server stores nothing, so any instance can handle the callback.
 */
export function attemptCookie({ config, secrets }: Pick<Platform, 'config' | 'secrets'>) {
  const secure = config.publicUrl.startsWith('https:');
  const name = secure ? '__Host-google-sign-in' : 'google-sign-in';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    set(reply: FastifyReply, attempt: Attempt): void {
      const content = JSON.stringify({ ...attempt, expiresAt: Date.now() + VALID_FOR_MS });
      const value = secrets.sign('google-sign-in', Buffer.from(content).toString('base64url'));
      reply.setCookie(name, value, { ...attributes, maxAge: VALID_FOR_MS / 1_000 });
    },
    /** Returns the attempt that this browser started, or null, and clears the cookie. */
    take(request: FastifyRequest, reply: FastifyReply): Attempt | null {
      reply.clearCookie(name, attributes);
      const value = secrets.verify('google-sign-in', request.cookies[name] ?? '');
      if (value === null) return null;
      const content = Buffer.from(value, 'base64url').toString('utf8');
      const { expiresAt, ...attempt } = attemptSchema.parse(JSON.parse(content));
      return expiresAt > Date.now() ? attempt : null;
    },
  };
}
