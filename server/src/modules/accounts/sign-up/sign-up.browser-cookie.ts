import type { FastifyRequest } from 'fastify';
import { signedCookie } from '#platform/http/signed-cookie.ts';
import type { Platform } from '#platform/platform.ts';
import { LINK_VALID_FOR_MS } from './sign-up.jobs.ts';

/**
 * Recognises the browser that signed up. It opens nothing alone: with the emailed link or code it
 * spares its owner a question, and signs them in. The server stores nothing.
 */
export function signUpCookie(platform: Pick<Platform, 'config' | 'secrets'>) {
  const cookie = signedCookie(platform, 'sign-up', LINK_VALID_FOR_MS / 1_000);
  return {
    ...cookie,
    /** Returns a function that says whether this browser signed an account up. */
    read(request: FastifyRequest): (userId: string) => boolean {
      const signedUp = cookie.read(request);
      return (userId) => signedUp === userId;
    },
  };
}
