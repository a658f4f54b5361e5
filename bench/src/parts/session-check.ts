import type pg from 'pg';
import { median } from '#figures.ts';
import { load } from '#load.ts';
import { makePeople, makeSessions } from '#people.ts';
import type { BenchedProduct } from '#product.ts';
import { headersOf } from '#product.ts';

const ROUNDS = 3;
const SECONDS = 5;
/** How many sessions alternate: one is remembered after the first request; many are looked up. */
const kinds = { remembered: 1, 'looked up': 40_000 };

/** Measures `GET /v1/me`, which makes one query itself, with each kind of session in turn. */
export async function benchSessionCheck(product: BenchedProduct, databasePid: number) {
  const { database } = product;
  const [user] = await makePeople(database, 1);
  const measured = Object.entries(kinds).map(([session, number]) => ({
    session,
    users: Array<string>(number).fill(user?.id ?? ''),
    rates: [] as number[],
    queries: [] as number[],
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { users, rates, queries } of measured) {
      const tokens = await makeSessions(database, users);
      const requests = tokens.map((token) => ({ path: '/v1/me', headers: headersOf(token) }));
      const before = await countTransactions(database);
      const { perSecond } = await load(product, databasePid, requests, SECONDS);
      const transactions = (await countTransactions(database)) - before;
      rates.push(perSecond);
      queries.push(transactions / (perSecond * SECONDS));
    }
  }
  return measured.map(({ session, rates, queries }) => ({
    session,
    'requests/s': Math.round(median(rates)),
    'queries/request': Number(median(queries).toFixed(2)),
  }));
}

/** Counts commits: each query of the product outside a transaction is one of them. */
async function countTransactions(database: pg.Client): Promise<number> {
  await database.query('select pg_stat_force_next_flush()');
  const { rows } = await database.query<{ count: string }>(
    'select xact_commit as count from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.count);
}
