import { setTimeout } from 'node:timers/promises';
import { quantile } from '#figures.ts';
import type { BenchedProduct } from '#product.ts';
import { ask } from '#product.ts';
import type { Workload } from '#workload.ts';
import { inTurn } from '#workload.ts';

/** 200 searches a second, whether or not those before were answered. */
const EVERY_MS = 5;

/** Searches at a steady rate, as people do who have nothing to do with what else happens. */
export function makeSearches(product: BenchedProduct, { targets, searchers }: Workload) {
  const nextTarget = inTurn(targets);
  const nextSearcher = inTurn(searchers);

  async function search(): Promise<number> {
    const { category, target } = nextTarget();
    const query = new URLSearchParams({ category, target, limit: '20' });
    const started = performance.now();
    await ask(product, nextSearcher().token, `/v1/reports?${query}`);
    return performance.now() - started;
  }

  /** Returns the milliseconds that each search took. */
  async function searchWhile(goesOn: (made: number) => boolean): Promise<number[]> {
    const searches: Promise<number>[] = [];
    const started = performance.now();
    while (goesOn(searches.length)) {
      searches.push(search());
      await setTimeout(Math.max(0, started + searches.length * EVERY_MS - performance.now()));
    }
    return Promise.all(searches);
  }

  return {
    times: (number: number) => searchWhile((made) => made < number),
    /** Searches until something is over. */
    async during(something: Promise<unknown>): Promise<number[]> {
      let over = false;
      const end = something.finally(() => {
        over = true;
      });
      const took = await searchWhile(() => !over);
      await end;
      return took;
    },
  };
}

/** Compares the times of searches before and during something. */
export const compareSearches = (before: number[], during: number[]) => ({
  'search p50 before, ms': quantile(before, 0.5),
  'search p50 during, ms': quantile(during, 0.5),
  'search p99 before, ms': quantile(before, 0.99),
  'search p99 during, ms': quantile(during, 0.99),
});
