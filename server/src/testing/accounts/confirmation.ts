import { eq } from 'drizzle-orm';
import { hashSecret } from '#modules/accounts/tokens/secrets.ts';
import { sessions } from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import type { TestApp } from '#testing/test-app.ts';

/** Makes it so many minutes since the person of a session gave the password. */
export async function letConfirmationAge(
  { platform: { database } }: TestApp,
  { cookie }: Client,
  minutes = 11,
): Promise<void> {
  const [, token = ''] = cookie.split('=');
  await database
    .update(sessions)
    .set({ confirmedAt: new Date(Date.now() - minutes * 60_000) })
    .where(eq(sessions.tokenHash, hashSecret(token)));
}
