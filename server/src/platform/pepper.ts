import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Database, Queryable } from './database/database.ts';
import { addSetting, putSetting, selectSetting } from './database/stored-settings.ts';
import { prepareDataFolder } from './files/data-folder.ts';
import { OperatorError } from './process/operator-error.ts';

/**
 * A secret outside the database and its backups, the same on all servers. What tells people apart
 * comes from it, so that nobody who has only the database can try addresses and numbers.
 */
export interface Pepper {
  /**
   * Hashes a canonical mailbox, a phone number in E.164, what names a secret of a webhook, or the account
   * whose secret of codes is encrypted (HMAC, RFC 2104): 32 bytes.
   */
  print(kind: 'mailbox' | 'phone' | 'webhook' | 'code-app', value: string): Buffer;
  /** Tells another pepper, but nothing about this one. */
  fingerprint(): string;
}

/** Returns the pepper of the settings or, if there is none, one that is kept in the data folder. */
export function openPepper({ pepper: given, dataDirectory }: Config): Pepper {
  let pepper = given;
  const hash = (text: string) => {
    pepper ??= readOrMake(dataDirectory);
    return createHmac('sha256', pepper).update(text);
  };
  return {
    print: (kind, value) => hash(`${kind}:${value}`).digest(),
    fingerprint: () => hash('fingerprint').digest('hex').slice(0, 16),
  };
}

function readOrMake(dataDirectory: string): string {
  const path = join(dataDirectory, 'reporter-pepper');
  if (!existsSync(path)) {
    prepareDataFolder(dataDirectory);
    writeFileSync(path, randomBytes(32).toString('base64url'), {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    });
  }
  return readFileSync(path, 'utf8');
}

const FINGERPRINT = 'reporterPepper';

/**
 * Stores the fingerprint of the pepper at the first start.
 * @throws OperatorError if the database knows people by another pepper: they would count twice
 */
export async function ensurePepper(database: Database, pepper: Pepper): Promise<void> {
  const value = pepper.fingerprint();
  await addSetting(database, FINGERPRINT, value);
  const stored = await selectSetting(database, FINGERPRINT);
  if (stored === value) return;
  throw new OperatorError(
    `REPORTER_PEPPER is not the one that this database was used with: its fingerprint is ${value} instead of ${stored}. Set the right one. If it is lost, run: npm run redflag -- replace-pepper`,
  );
}

/** Whether the database is used with this pepper. */
export async function isKnownPepper(database: Queryable, pepper: Pepper): Promise<boolean> {
  return (await selectSetting(database, FINGERPRINT)) === pepper.fingerprint();
}

/** Stores the fingerprint of another pepper. */
export async function putPepper(database: Queryable, pepper: Pepper): Promise<void> {
  await putSetting(database, FINGERPRINT, pepper.fingerprint());
}
