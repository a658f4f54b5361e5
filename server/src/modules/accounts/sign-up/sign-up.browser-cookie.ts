import { Signer } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '#platform/platform.ts';
import { VALID_FOR_MS } from './sign-up.jobs.ts';

/** The same secret signs other things, which must not pass for this. */
const PURPOSE = 'sign-up:';

/**
 * The cookie by which a browser is known to be the one that signed up. It opens nothing by itself:
 * it only spares its owner a question. The server stores nothing.
 */
export function signUpCookie({ config, cookieSecret }: Pick<Platform, 'config' | 'cookieSecret'>) {
  const signer = new Signer(cookieSecret);
  const secure = config.publicUrl.startsWith('https:');
  const name = secure ? '__Host-sign-up' : 'sign-up';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    set(reply: FastifyReply, userId: string): void {
      const maxAge = VALID_FOR_MS / 1_000;
      reply.setCookie(name, signer.sign(PURPOSE + userId), { ...attributes, maxAge });
    },
    /** Returns a function that says whether this browser signed an account up. */
    read({ cookies }: FastifyRequest): (userId: string) => boolean {
      const { valid, value } = signer.unsign(cookies[name] ?? '');
      return (userId) => valid && value === PURPOSE + userId;
    },
    clear(reply: FastifyReply): void {
      reply.clearCookie(name, attributes);
    },
  };
}
