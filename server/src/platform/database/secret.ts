import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { settings } from './schema.ts';

/** Returns a random secret that all instances share. The first that asks for it creates it. */
export async function sharedSecret(database: Queryable, name: string): Promise<string> {
  await database
    .insert(settings)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await database.select().from(settings).where(eq(settings.name, name));
  return String(row?.value);
}
