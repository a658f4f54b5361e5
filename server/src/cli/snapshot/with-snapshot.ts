import type pg from 'pg';
import type { Platform } from '#platform/platform.ts';

/** Reads the database as it is at one moment, however long that takes, while others go on writing. */
export async function withSnapshot<Result>(
  { database }: Platform,
  read: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await database.$client.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    // So that values read the same whatever the server's own settings are.
    await client.query(`set local datestyle = 'ISO'; set local timezone = 'UTC'`);
    const result = await read(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // Whatever the connection is in the middle of ends with it.
    client.release(true);
    throw error;
  }
}
