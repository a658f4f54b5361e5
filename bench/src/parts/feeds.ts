import { setTimeout } from 'node:timers/promises';
import { load } from '#load.ts';
import { watchMemory } from '#processes.ts';
import type { BenchedProduct } from '#product.ts';
import type { Workload } from '#workload.ts';
import { compareSearches, makeSearches } from './searches.ts';

const READ_EVERY_MS = 100;
const ASK_AGAIN_AFTER_MS = 500;
const SEARCHES_BEFORE = 2_000;
const SECONDS = 5;
const LIST = '/v1/feeds/website.ndjson';

/**
 * Lists so many targets, half of them websites, and waits until their feeds are written, while others
 * search. Returns how long that took, the server's memory and the searches.
 */
export async function benchFeeds(product: BenchedProduct, workload: Workload, listed: number) {
  const searches = makeSearches(product, workload);
  const before = await searches.times(SEARCHES_BEFORE);
  await list(product, listed);
  using memory = watchMemory(product.pid, READ_EVERY_MS);
  const from = new Date();
  const during = await searches.during(writeFeeds(product));
  const { rows } = await product.database.query<{ seconds: number }>(
    `select max(extract(epoch from coalesce(completed_on, now()) - started_on))::float8 as seconds
     from pgboss.job where name = 'feeds.write' and started_on >= $1`,
    [from],
  );
  return {
    listed,
    seconds: rows[0]?.seconds ?? 0,
    ...compareSearches(before, during),
    'memory at most, MiB': Math.max(...memory.values),
  };
}

/** Lists targets as the change log does, until there are so many. */
async function list({ database }: BenchedProduct, listed: number): Promise<void> {
  await database.query(
    `insert into listings (target_id, category, entry, last_reported_at, published_at)
     select gen_random_uuid(), category, jsonb_build_object('category', category, 'key', key, 'shown', key,
       'hash', left(md5(key), 16), 'level', 'confirmed', 'people', 1 + n % 9, 'verifiedPeople', n % 2,
       'sources', n % 3, 'firstReportedAt', at, 'lastReportedAt', at, 'confirmedAt', at,
       'disputedSince', null, 'licence', 'CC0-1.0'), at::timestamptz, now()
     from (select n, case n % 2 when 0 then 'website' else 'crypto-wallet' end as category,
         case n % 2 when 0 then 'login-' || n || '.bank-' || n % 997 || '.com'
           else '0x' || md5(n::text) || left(md5(n || 'x'), 8) end as key,
         to_char(now() - n % 300 * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
       from generate_series((select count(*)::int from listings) + 1, $1::int) n) numbered`,
    [listed],
  );
  await database.query(
    `insert into settings (name, value) values ('changes.upTo', to_jsonb($1::bigint))
     on conflict (name) do update set value = excluded.value`,
    [Date.now()],
  );
}

/** Waits until the feeds have all that is listed. */
async function writeFeeds({ database }: BenchedProduct): Promise<void> {
  for (;;) {
    await setTimeout(ASK_AGAIN_AFTER_MS);
    const { rows } = await database.query(
      `select 1 from settings files, settings log where files.name = 'feeds.current'
       and log.name = 'changes.upTo' and files.value -> 'position' = log.value`,
    );
    if (rows.length > 0) return;
  }
}

/** Returns how long the list of websites is in each format, and compressed, MB. */
export async function sizeOfFeeds({ database }: BenchedProduct) {
  const { rows } = await database.query<{ feed: string; MB: number; br: number; gzip: number }>(
    `select file.name as feed, (bytes ->> 'identity')::int / 1e6::float8 as "MB",
       (bytes ->> 'br')::int / 1e6::float8 as br, (bytes ->> 'gzip')::int / 1e6::float8 as gzip
     from settings s, jsonb_each(s.value -> 'files') file (name, stored),
       jsonb_extract_path(stored, 'bytes') bytes
     where s.name = 'feeds.current' and file.name like 'website.%' order by file.name`,
  );
  return rows;
}

/** Reads the list of websites as blockers do: whether it is new, a part of it, or all of it. */
export async function readFeeds(product: BenchedProduct, databasePid: number) {
  // As the load asks for it: each coding has its own tag.
  const plain = { method: 'HEAD', headers: { 'accept-encoding': 'identity' } };
  const { headers } = await fetch(product.origin + LIST, plain);
  const kinds = {
    'what the reader has': { 'if-none-match': headers.get('etag') ?? '' },
    'a part of 64 KiB': { range: 'bytes=1000000-1065535' },
    'all, brotli': { 'accept-encoding': 'br' },
  };
  const read: object[] = [];
  for (const [what, wanted] of Object.entries(kinds)) {
    const requests = [{ path: LIST, headers: wanted }];
    const { perSecond, server, database } = await load(product, databasePid, requests, SECONDS);
    read.push({ what, 'requests/s': perSecond, 'server, ms': server, 'database, ms': database });
  }
  return read;
}
