import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '#platform/platform.ts';

/** How long a device is known after a sign-in. */
export const DEVICE_DAYS = 180;

/**
 * The signed cookie by which a browser that has signed in before is recognised, so that nobody
 * else's wrong passwords can lock it out (OWASP, "Slow Down Online Guessing Attacks with Device
 * Cookies"). Which accounts it has signed in to is in the table of known devices.
 */
export function deviceCookie({ config, secrets }: Pick<Platform, 'config' | 'secrets'>) {
  const secure = config.publicUrl.startsWith('https:');
  const name = secure ? '__Host-device' : 'device';
  const maxAge = DEVICE_DAYS * 24 * 3_600;
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge } as const;
  return {
    /** Returns the id of the request's device, a new one if it has none. */
    read: ({ cookies }: FastifyRequest): string =>
      secrets.verify('device', cookies[name] ?? '') ?? randomUUID(),
    set(reply: FastifyReply, deviceId: string): void {
      reply.setCookie(name, secrets.sign('device', deviceId), attributes);
    },
  };
}
export type DeviceCookie = ReturnType<typeof deviceCookie>;
