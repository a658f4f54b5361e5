import pg from 'pg';
import { median } from '#figures.ts';

const CONNECTIONS = 32;
const ROUNDS = 3;
const ROUND_MS = 3_000;

/** Nobody's, so that only the transactions and the sending of the product are measured. */
const EVENT = '{"name":"user","audience":{"user":"00000000-0000-4000-8000-000000000000"}}';
const WORK = `insert into benched (what) values ('something filed')`;

/**
 * Counts short transactions a second over many connections: without announcing, with the product's
 * row, and with NOTIFY. The product sends and deletes the rows during this. Returns medians of
 * three rounds.
 */
export async function benchAnnouncing(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  await pool.query('create table benched (id bigserial primary key, what text)');
  const [without, row, notify]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    without.push(await countCommits(pool, WORK));
    row.push(
      await countCommits(
        pool,
        `${WORK}; insert into announcements (id, channel, payload)
         values (gen_random_uuid(), 'redflag_events', '${EVENT}')`,
      ),
    );
    notify.push(await countCommits(pool, `${WORK}; notify redflag_events, '${EVENT}'`));
  }
  await pool.query('drop table benched');
  await pool.end();
  return {
    'without announcing': median(without),
    'with a row': median(row),
    'with NOTIFY': median(notify),
  };
}

/** Repeats a transaction on every connection for a while; returns how many a second were committed. */
async function countCommits(pool: pg.Pool, statements: string): Promise<number> {
  const end = performance.now() + ROUND_MS;
  let commits = 0;
  const repeat = async () => {
    while (performance.now() < end) {
      await pool.query(`begin; ${statements}; commit`);
      commits += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, repeat));
  return Math.round((commits * 1_000) / ROUND_MS);
}
