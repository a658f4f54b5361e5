import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { signedCookie } from '#platform/http/signed-cookie.ts';
import type { Platform } from '#platform/platform.ts';

/** How long a device is known after a sign-in. */
export const DEVICE_DAYS = 180;

/**
 * Recognises a browser that has signed in before, so that other people's wrong passwords cannot
 * lock it out (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). The table of known
 * devices says to which accounts.
 */
export function deviceCookie(platform: Pick<Platform, 'config' | 'secrets'>) {
  const cookie = signedCookie(platform, 'device', DEVICE_DAYS * 24 * 3_600);
  return {
    ...cookie,
    /** Returns the id of the request's device, a new one if it has none. */
    read: (request: FastifyRequest): string => cookie.read(request) ?? randomUUID(),
  };
}
export type DeviceCookie = ReturnType<typeof deviceCookie>;
