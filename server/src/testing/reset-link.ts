import { eq, sql } from 'drizzle-orm';
import { tokens } from '#platform/database/schema.ts';
import { visitor } from './factories.ts';
import { easyRobotCheck, mailsTo } from './sign-up.ts';
import type { TestApp } from './test-app.ts';

/** Asks for a reset mail over HTTP, with a solved robot check. */
export async function forgetPassword(
  server: TestApp,
  email: string,
  headers?: Record<string, string>,
) {
  const robotCheck = await easyRobotCheck(server);
  return visitor(server)('POST', '/v1/auth/forgot-password', { email, robotCheck }, headers);
}

/**
 * The token in the newest of so many reset mails, once they are there.
 * @param count all mails to the address so far
 */
export async function mailedResetToken(server: TestApp, email: string, count = 1) {
  const [mail] = await mailsTo(server, email, count);
  return /\/change-password\?token=([\w-]{43})\b/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** Asks for a first mail, and reads its token. */
export async function askForResetToken(server: TestApp, email: string): Promise<string> {
  await forgetPassword(server, email);
  return mailedResetToken(server, email);
}

/** Lets the time of an account's links and codes run out. */
export async function expireTokens({ platform: { database } }: TestApp, userId: string) {
  await database
    .update(tokens)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(tokens.userId, userId));
}
