import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { codeApps } from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import type { TestApp } from '#testing/test-app.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function fromBase32(text: string): Buffer {
  const bits = [...text].map((it) => LETTERS.indexOf(it).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code of an app (RFC 6238), made with Node's cryptography alone. */
export function codeOf(secret: string, steps = 0): string {
  const count = Buffer.alloc(8);
  count.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const digest = createHmac('sha1', fromBase32(secret)).update(count).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Sets up an app for an account, none of whose codes were used. Returns its secret and the answer. */
export async function addCodeApp(server: TestApp, { request, user }: Client) {
  const { secret, setUp } = (await request('POST', '/v1/me/code-app')).json();
  const body = { setUp, appCode: codeOf(secret) };
  const answer = await request('PUT', '/v1/me/code-app', body);
  await forgetSteps(server, user.id);
  return { secret: secret as string, answer };
}

/** Lets codes of an account's app count again. */
async function forgetSteps({ platform }: TestApp, userId: string): Promise<void> {
  await platform.database
    .update(codeApps)
    .set({ lastStep: sql`0` })
    .where(eq(codeApps.userId, userId));
}
