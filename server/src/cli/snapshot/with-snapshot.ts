import type pg from 'pg';
import type { Platform } from '#platform/platform.ts';

/** Reads the database as of one moment, however long it takes, while others keep writing. */
export async function withSnapshot<Result>(
  { database }: Platform,
  read: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await database.$client.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    // Values must read the same whatever the settings of the database are.
    await client.query(`set local datestyle = 'ISO'; set local timezone = 'UTC'`);
    const result = await read(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // Destroy the connection: it may be in the middle of a query.
    client.release(true);
    throw error;
  }
}
