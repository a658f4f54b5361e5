import { randomBytes } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { LiveEvents } from './announcements/announcements.ts';
import { announce } from './announcements/announcements.ts';
import type { Database, Queryable } from './database/database.ts';
import { settings } from './database/schema.ts';

export const secretNames = ['cookieSecret', 'robotCheckSecret'] as const;
type SecretName = (typeof secretNames)[number];

/** What a signed text is for. It is signed with the text, so that no other use accepts it. */
type Purpose = 'status-mails' | CookiePurpose;
export type CookiePurpose = 'google-sign-in' | 'staff-sign-in' | 'sign-up' | 'device' | 'passkey';

/** Secrets that all instances share. A rotated one still verifies until the next rotation. */
export interface Secrets {
  /** Signs a text that must come back unchanged in a cookie or a link. */
  sign(purpose: Purpose, text: string): string;
  /** Returns the text, or null if it was not signed here for this purpose. */
  verify(purpose: Purpose, signed: string): string | null;
  /** The secrets of robot checks, newest first. */
  readonly robotCheck: Secret;
}

/** Opens the secrets; the first instance creates them. Follows rotations on any instance. */
export async function openSecrets(
  database: Database,
  live: LiveEvents,
  onError: (error: Error) => void,
): Promise<Secrets> {
  let secrets = await readSecrets(database);
  const readAgain = () => {
    readSecrets(database).then((read) => {
      secrets = read;
    }, onError);
  };
  live.subscribe(({ name }) => {
    if (name === 'config') readAgain();
  });
  live.onGap(readAgain);
  return {
    sign: (purpose, text) => new Signer(secrets.cookieSecret).sign(`${purpose}:${text}`),
    verify(purpose, signed) {
      const { valid, value } = new Signer(secrets.cookieSecret).unsign(signed);
      const prefix = `${purpose}:`;
      return valid && value.startsWith(prefix) ? value.slice(prefix.length) : null;
    },
    get robotCheck() {
      return secrets.robotCheckSecret;
    },
  };
}

/** Replaces every secret, on all running instances. What the previous ones signed stays valid. */
export async function rotateSecrets(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${settings} in share row exclusive mode`);
    const secrets = await readSecrets(transaction);
    for (const name of secretNames) {
      const value = [createSecret(), ...secrets[name].slice(0, 1)];
      await transaction.update(settings).set({ value }).where(eq(settings.name, name));
    }
    await announce(transaction, { name: 'config', audience: { role: 'admin' } });
  });
}

/** Newest first. */
const secretSchema = z.tuple([z.string()], z.string());
type Secret = z.infer<typeof secretSchema>;

async function readSecrets(database: Queryable) {
  return {
    cookieSecret: await readSecret(database, 'cookieSecret'),
    robotCheckSecret: await readSecret(database, 'robotCheckSecret'),
  };
}

async function readSecret(database: Queryable, name: SecretName): Promise<Secret> {
  await database
    .insert(settings)
    .values({ name, value: [createSecret()] })
    .onConflictDoNothing();
  const [row] = await database.select().from(settings).where(eq(settings.name, name));
  return secretSchema.parse(row?.value);
}

const createSecret = () => randomBytes(32).toString('base64url');
