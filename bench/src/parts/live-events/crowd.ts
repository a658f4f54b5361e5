import { median } from '#figures.ts';
import { compareSearches, makeSearches } from '#parts/searches.ts';
import { makePeople } from '#people.ts';
import type { BenchedProduct } from '#product.ts';
import { ask } from '#product.ts';
import type { Workload } from '#workload.ts';
import { openListeners } from './listeners.ts';

const PEOPLE = 10_000;
const EVENTS = 3;
const SEARCHES_BEFORE = 1_000;

/**
 * Publishes posts to 10,000 people who have the list open and fetch it again, and searches before
 * and during that. Returns the seconds until all have seen a post, and milliseconds of the
 * searches.
 */
export async function benchCrowd(product: BenchedProduct, workload: Workload) {
  const people = await makePeople(product.database, PEOPLE);
  const tokens = people.map(({ token }) => token);
  await using crowd = await openListeners(product.origin, tokens, '/v1/posts');
  const searches = makeSearches(product, workload);
  const before: number[] = [];
  const during: number[] = [];
  const seconds: number[] = [];
  for (let event = 0; event < EVENTS; event += 1) {
    before.push(...(await searches.times(SEARCHES_BEFORE)));
    const post = new FormData();
    post.set('title', 'Beware of parcels');
    post.set('body', 'Somebody sends texts about parcels that nobody ordered.');
    const started = performance.now();
    const { id } = await ask(product, workload.admins[0]?.token ?? '', '/v1/posts', post);
    during.push(...(await searches.during(crowd.arrival(id))));
    seconds.push((performance.now() - started) / 1_000);
  }
  return {
    people: PEOPLE,
    'seconds until all have seen it': median(seconds),
    ...compareSearches(before, during),
  };
}
