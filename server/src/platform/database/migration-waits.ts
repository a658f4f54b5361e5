import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { redact } from '#platform/log/redact.ts';
import { connectSession } from './connections.ts';

/** Only one of several servers migrates: the one whose connection holds this advisory lock. */
export const MIGRATION_LOCK = 4_715_201;

const LOOK_EVERY_MS = 500;
const SAY_EVERY_MS = 10_000;

/** Whoever keeps a connection from its lock, or from its turn to migrate. */
const FIND_HOLDERS = `
  select pid, application_name as program, state, left(query, 100) as query,
    extract(epoch from clock_timestamp() - query_start)::int as seconds
  from pg_stat_activity
  where pid = any (pg_blocking_pids($1)) or pid in (
    select pid from pg_locks
    where locktype = 'advisory' and classid = 0 and objid = ${MIGRATION_LOCK} and granted and pid <> $1
      and database = (select oid from pg_database where datname = current_database()))
  order by query_start`;

/** The last three are null if only a superuser may see them. */
interface Holder {
  pid: number;
  program: string;
  state: string | null;
  query: string | null;
  seconds: number | null;
}

/**
 * Says over another connection what a connection waits for, soon after it begins to, and then every
 * ten seconds.
 * @param pid the process of PostgreSQL that serves the connection
 */
export async function watchWaits(
  connectionString: string,
  pid: number,
  say: (sentence: string) => void,
): Promise<AsyncDisposable> {
  const over = new AbortController();
  const pause = () => delay(LOOK_EVERY_MS, undefined, { signal: over.signal });
  const watch = async () => {
    // Most have ended by then.
    await pause();
    const client = await connectSession(connectionString);
    try {
      await sayRepeatedly(client, pid, say, pause);
    } finally {
      await client.end();
    }
  };
  // Nothing depends on it, and the connection itself tells if the database is lost.
  const watching = watch().catch(() => undefined);
  return {
    async [Symbol.asyncDispose]() {
      over.abort();
      await watching;
    },
  };
}

async function sayRepeatedly(
  client: pg.Client,
  pid: number,
  say: (sentence: string) => void,
  pause: () => Promise<void>,
): Promise<never> {
  for (let saidAt = Number.NEGATIVE_INFINITY; ; ) {
    const { rows } = await client.query<Holder>(FIND_HOLDERS, [pid]);
    if (rows.length > 0 && performance.now() - saidAt >= SAY_EVERY_MS) {
      saidAt = performance.now();
      say(`The upgrade of the database waits for ${rows.map(describeHolder).join(', and for ')}`);
    }
    await pause();
  }
}

function describeHolder({ pid, program, state, query, seconds }: Holder): string {
  const process = `process ${pid} (${[program || 'unnamed', state].filter(Boolean).join(', ')})`;
  if (query === null || seconds === null) return process;
  return `${process}, whose query began ${seconds} s ago: ${redact(query.replaceAll(/\s+/g, ' '))}`;
}
