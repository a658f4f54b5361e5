import { median } from '#figures.ts';
import { compareSearches, makeSearches } from '#parts/searches.ts';
import { makePeople } from '#people.ts';
import { processorTime } from '#processes.ts';
import type { BenchedProduct } from '#product.ts';
import { ask } from '#product.ts';
import type { Workload } from '#workload.ts';
import { openListeners } from './listeners.ts';

const PEOPLE = 10_000;
const EVENTS = 3;
const SEARCHES_BEFORE = 1_000;

/** What 10,000 people follow, and fetch again when it has changed. */
interface Followed {
  change: string;
  refetch: string;
  watch?: string;
  /** Changes it and returns its id. */
  make(): Promise<{ id: string }>;
}

/**
 * Publishes posts to 10,000 people who have the list open, and then decides on a report that all of
 * them watch, while others search. Everyone fetches again what changed. Returns for each the seconds
 * until all have seen it, milliseconds of the searches, and of the processors of server and
 * database.
 */
export async function benchCrowd(product: BenchedProduct, workload: Workload, databasePid: number) {
  const people = await makePeople(product.database, PEOPLE);
  const tokens = people.map(({ token }) => token);
  const searches = makeSearches(product, workload);
  const used = () => processorTime(product.pid) + processorTime(databasePid);

  async function bench({ change, make, ...followed }: Followed) {
    await using crowd = await openListeners(product.origin, tokens, followed);
    const before: number[] = [];
    const during: number[] = [];
    const seconds: number[] = [];
    const ms = { before: 0, during: 0 };
    for (let event = 0; event < EVENTS; event += 1) {
      const atFirst = used();
      before.push(...(await searches.times(SEARCHES_BEFORE)));
      const atChange = used();
      const started = performance.now();
      const { id } = await make();
      during.push(...(await searches.during(crowd.arrival(id))));
      seconds.push((performance.now() - started) / 1_000);
      ms.before += atChange - atFirst;
      ms.during += used() - atChange;
    }
    return {
      change,
      seconds: median(seconds),
      ...compareSearches(before, during),
      'processor ms a request before': ms.before / before.length,
      'processor ms a request during': ms.during / (during.length + EVENTS * PEOPLE),
    };
  }

  const post = await bench(postsOf(product, workload));
  return [post, await bench(await reportOf(product, workload))];
}

function postsOf(product: BenchedProduct, { admins }: Workload): Followed {
  return {
    change: 'a post',
    refetch: '/v1/posts',
    make() {
      const post = new FormData();
      post.set('title', 'Beware of parcels');
      post.set('body', 'Somebody sends texts about parcels that nobody ordered.');
      return ask(product, admins[0]?.token ?? '', '/v1/posts', post);
    },
  };
}

async function reportOf(product: BenchedProduct, { admins }: Workload): Promise<Followed> {
  const { rows } = await product.database.query<{ id: string }>(
    `select id from reports where status = 'Pending' limit 1`,
  );
  const path = `/v1/reports/${rows[0]?.id}`;
  const decisions = ['Resolved', 'Rejected', 'Closed'].values();
  return {
    change: 'a watched report',
    refetch: path,
    watch: `report:${rows[0]?.id}`,
    make() {
      const decision = { status: decisions.next().value, reason: 'The bank told us' };
      return ask(product, admins[0]?.token ?? '', path, decision, 'PATCH');
    },
  };
}
