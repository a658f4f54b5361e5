import { uuidv7 } from 'uuidv7';
import { quantile } from '#figures.ts';
import { makePeople } from '#people.ts';
import type { BenchedProduct } from '#product.ts';
import { ask } from '#product.ts';
import type { Listeners } from './listeners.ts';
import { bareTokens, openListeners, startBareServer } from './listeners.ts';

const LISTENERS = 1_000;
const EVENTS = 100;
const WARM_UP_EVENTS = 10;

/** Measures how long an event takes to reach each of 1,000 listeners, in milliseconds. */
export async function benchDelivery(product: BenchedProduct) {
  const admins = await makePeople(product.database, LISTENERS, 'admin');
  const tokens = admins.map(({ token }) => token);
  await using listeners = await openListeners(product.origin, tokens);
  await using bare = await startBareServer();
  await using bareListeners = await openListeners(bare.origin, bareTokens(LISTENERS));
  const delays = {
    'from the request': [] as number[],
    'from the commit': [] as number[],
    'in a bare server': [] as number[],
  };
  for (let event = -WARM_UP_EVENTS; event < EVENTS; event += 1) {
    const { asked, committed, at } = await tellOfStatus(product, listeners, tokens[0] ?? '');
    // What the machine needs at this moment: a process passes an event on to its streams.
    const id = uuidv7();
    const arrival = bareListeners.arrival(id);
    const sent = now();
    bare.server.send({ id });
    const inBare = await arrival;
    if (event < 0) continue;
    delays['from the request'].push(...at.map((time) => time - asked));
    delays['from the commit'].push(...at.map((time) => time - committed));
    delays['in a bare server'].push(...inBare.map((time) => time - sent));
  }
  const tenths = (ms: number) => Math.round(ms * 10) / 10;
  const summarise = (measured: number[]) => ({
    p50: tenths(quantile(measured, 0.5)),
    p99: tenths(quantile(measured, 0.99)),
    max: tenths(quantile(measured, 1)),
  });
  return {
    'from the request': summarise(delays['from the request']),
    'from the commit': summarise(delays['from the commit']),
    'in a bare server': summarise(delays['in a bare server']),
  };
}

const now = () => performance.timeOrigin + performance.now();

/** Sets a status. Returns the times of the request, of PostgreSQL's commit, and of each arrival. */
async function tellOfStatus(product: BenchedProduct, listeners: Listeners, token: string) {
  const id = uuidv7();
  await product.database.query(
    `insert into reports (id, category_id, type, target, target_id, description)
     select $1, id, 'Scam', 'evil.example',
       find_target(gen_random_uuid(), id, 'evil.example', 'evil.example', null), 'Bench' from categories limit 1`,
    [id],
  );
  const arrival = listeners.arrival(id);
  const asked = now();
  await ask(product, token, `/v1/reports/${id}`, { status: 'Resolved' }, 'PATCH');
  const at = await arrival;
  const { rows } = await product.database.query<{ committed: number }>(
    `select extract(epoch from pg_xact_commit_timestamp(xmin))::float8 * 1000 as committed
     from report_status_changes where report_id = $1`,
    [id],
  );
  return { asked, committed: rows[0]?.committed ?? Number.NaN, at };
}
