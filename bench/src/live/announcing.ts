import pg from 'pg';

const CONNECTIONS = 32;
const ROUNDS = 3;
const ROUND_MS = 3_000;

/** Nobody's, so that only the transactions and the sending of the product are measured. */
const EVENT = '{"name":"user","audience":{"user":"00000000-0000-4000-8000-000000000000"}}';
const WORK = `insert into benched (what) values ('something filed')`;
const FORMS = {
  'without announcing': WORK,
  'with a row': `${WORK}; insert into announcements (id, channel, payload)
    values (gen_random_uuid(), 'redflag_events', '${EVENT}')`,
  'with NOTIFY': `${WORK}; notify redflag_events, '${EVENT}'`,
};
type Form = keyof typeof FORMS;

/**
 * Counts short transactions a second over many connections: without announcing, with a row as the
 * product writes it, and with NOTIFY. The product sends and deletes the rows in the meantime.
 * @returns for each form the median of three rounds, taken in turn
 */
export async function benchAnnouncing(databaseUrl: string): Promise<Record<Form, number>> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  await pool.query('create table benched (id bigserial primary key, what text)');
  const rates: Record<Form, number[]> = {
    'without announcing': [],
    'with a row': [],
    'with NOTIFY': [],
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const form of Object.keys(FORMS) as Form[]) {
      rates[form].push(await countCommits(pool, `begin; ${FORMS[form]}; commit`));
    }
  }
  await pool.query('drop table benched');
  await pool.end();
  const median = (form: Form) => rates[form].toSorted((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN;
  return {
    'without announcing': median('without announcing'),
    'with a row': median('with a row'),
    'with NOTIFY': median('with NOTIFY'),
  };
}

/** Repeats a transaction on every connection for a while; returns how many a second were committed. */
async function countCommits(pool: pg.Pool, transaction: string): Promise<number> {
  const end = performance.now() + ROUND_MS;
  let commits = 0;
  const repeat = async () => {
    while (performance.now() < end) {
      await pool.query(transaction);
      commits += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, repeat));
  return Math.round((commits * 1_000) / ROUND_MS);
}
