import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { load, median } from './load.ts';
import type { BenchedProduct } from './product.ts';
import { headersOf } from './product.ts';

const ROUNDS = 3;
const SECONDS = 5;
const SESSIONS = 120_000;

interface Round {
  requestsPerSecond: number;
  queriesPerRequest: number;
}

/** Adds a new account's sessions directly to the database; returns their tokens. */
async function makeSessions(database: pg.Client, number: number): Promise<string[]> {
  const userId = uuidv7();
  await database.query(
    `insert into users (id, username, email, email_verified_at)
     values ($1, 'Bench', $2, now())`,
    [userId, `${userId}@gmail.com`],
  );
  const tokens = Array.from({ length: number }, () => randomBytes(32).toString('base64url'));
  await database.query(
    `insert into sessions (id, token_hash, user_id, user_agent)
     select id, hash, $3, '' from unnest($1::uuid[], $2::bytea[]) as made(id, hash)`,
    [
      tokens.map(() => uuidv7()),
      tokens.map((token) => createHash('sha256').update(token).digest()),
      userId,
    ],
  );
  return tokens;
}

async function measure(
  { origin, server, database }: BenchedProduct,
  databasePid: number,
  tokens: string[],
): Promise<Round> {
  const before = await countTransactions(database);
  const operations = tokens.map((token) => [{ path: '/v1/me', headers: headersOf(token) }]);
  const loaded = { name: 'Redflag', origin, pid: server.pid ?? 0, databasePid };
  const { perSecond } = await load(loaded, operations, SECONDS);
  const transactions = (await countTransactions(database)) - before;
  return {
    requestsPerSecond: perSecond,
    queriesPerRequest: transactions / (perSecond * SECONDS),
  };
}

/** Counts commits: each query of the product outside a transaction is one of them. */
async function countTransactions(database: pg.Client): Promise<number> {
  await database.query('select pg_stat_force_next_flush()');
  const { rows } = await database.query<{ count: string }>(
    'select xact_commit as count from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.count);
}

/**
 * Measures `GET /v1/me`, which makes one query itself, with one session (remembered after the first
 * request) and with a different session each time (looked up each time), in turn.
 */
export async function benchSessionCheck(product: BenchedProduct, databasePid: number) {
  const tokens = await makeSessions(product.database, SESSIONS);
  const remembered = tokens.slice(0, 1);
  const rounds = { remembered: [] as Round[], lookedUp: [] as Round[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.remembered.push(await measure(product, databasePid, remembered));
    const share = tokens.slice((SESSIONS / ROUNDS) * round, (SESSIONS / ROUNDS) * (round + 1));
    rounds.lookedUp.push(await measure(product, databasePid, share));
  }
  return Object.entries(rounds).map(([session, measured]) => ({
    session,
    'requests/s': Math.round(median(measured.map((round) => round.requestsPerSecond))),
    'queries/request': Number(median(measured.map((round) => round.queriesPerRequest)).toFixed(2)),
  }));
}
