import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config.ts';

/**
 * The cookie beside the session's that scripts can read (web/src/api/session.ts): without it, the web app
 * knows a visitor without asking. It holds nothing.
 */
export function signInMark({ publicUrl, sessionDays }: Pick<Config, 'publicUrl' | 'sessionDays'>) {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-signed-in' : 'signed-in';
  const isSet = new RegExp(`(^|; *)${name}=`);
  const attributes = { path: '/', sameSite: 'lax', secure } as const;
  return {
    isIn: ({ headers }: FastifyRequest): boolean => isSet.test(headers.cookie ?? ''),
    set(reply: FastifyReply): void {
      reply.setCookie(name, '1', { ...attributes, maxAge: sessionDays * 24 * 3_600 });
    },
    clear(reply: FastifyReply): void {
      reply.clearCookie(name, attributes);
    },
  };
}
