import { eq, sql } from 'drizzle-orm';
import { tokens } from '#platform/database/schema.ts';
import { visitor } from '#testing/factories.ts';
import type { TestApp } from '#testing/test-app.ts';
import { easyRobotCheck, mailsTo } from './sign-up.ts';

/** Requests a reset email over HTTP, with a solved robot check. */
export async function forgetPassword(
  server: TestApp,
  email: string,
  headers?: Record<string, string>,
) {
  const robotCheck = await easyRobotCheck(server);
  return visitor(server)('POST', '/v1/auth/forgot-password', { email, robotCheck }, headers);
}

/**
 * The token in the newest reset email, once the given number of emails has arrived.
 * @param count the total number of emails to the address so far
 */
export async function mailedResetToken(server: TestApp, email: string, count = 1) {
  const [mail] = await mailsTo(server, email, count);
  return /\/change-password\?token=([\w-]{43})\b/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** Requests a first email and reads its token. */
export async function askForResetToken(server: TestApp, email: string): Promise<string> {
  await forgetPassword(server, email);
  return mailedResetToken(server, email);
}

/** Makes an account's links and codes expire. */
export async function expireTokens({ platform: { database } }: TestApp, userId: string) {
  await database
    .update(tokens)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(tokens.userId, userId));
}
