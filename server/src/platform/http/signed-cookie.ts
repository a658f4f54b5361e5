import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '#platform/platform.ts';
import type { CookiePurpose } from '#platform/secrets.ts';

/** A cookie that scripts cannot read and browsers cannot change. */
export interface SignedCookie {
  /** Returns what was set in this browser, or null. */
  read(request: FastifyRequest): string | null;
  set(reply: FastifyReply, text: string): void;
  clear(reply: FastifyReply): void;
}

/** Returns the cookie that is named after its purpose, and lasts this many seconds. */
export function signedCookie(
  { config, secrets }: Pick<Platform, 'config' | 'secrets'>,
  purpose: CookiePurpose,
  maxAge: number,
): SignedCookie {
  const secure = config.publicUrl.startsWith('https:');
  const name = secure ? `__Host-${purpose}` : purpose;
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    read: ({ cookies }) => secrets.verify(purpose, cookies[name] ?? ''),
    set(reply, text) {
      reply.setCookie(name, secrets.sign(purpose, text), { ...attributes, maxAge });
    },
    clear(reply) {
      reply.clearCookie(name, attributes);
    },
  };
}
