import { Signer } from '@fastify/cookie';
import { z } from 'zod';
import type { Platform } from '#platform/platform.ts';

/** Whatever else is signed by the same secret is not taken for this. */
const PURPOSE = 'status-mails:';

type Secret = Pick<Platform, 'cookieSecret'>;

/** Lets whoever has a mail about a report's status stop such mails, without signing in; never ends. */
export function signStatusMails({ cookieSecret }: Secret, userId: string): string {
  return new Signer(cookieSecret).sign(PURPOSE + userId);
}

/** Whose mails a token is about, or null for one that was not made here. */
export function readStatusMails({ cookieSecret }: Secret, token: string): string | null {
  const { valid, value } = new Signer(cookieSecret).unsign(token);
  if (!valid || !value.startsWith(PURPOSE)) return null;
  return z.uuid().safeParse(value.slice(PURPOSE.length)).data ?? null;
}
