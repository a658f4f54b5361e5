import { setTimeout } from 'node:timers/promises';
import { quantile } from './load.ts';
import type { Workload } from './peers/peer.ts';
import { inTurn } from './peers/peer.ts';
import type { BenchedProduct } from './product.ts';
import { callerHeaders } from './product.ts';

const PAUSE_MS = 4;

/** Sends one request to the product as one of very many callers, and returns the answer's JSON. */
export async function ask({ origin }: BenchedProduct, token: string, path: string, body?: object) {
  const isForm = body instanceof FormData;
  const response = await fetch(origin + path, {
    headers: {
      ...callerHeaders(token),
      origin: 'https://redflag.example',
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: isForm ? body : JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} was answered: ${await response.text()}`);
  return response.json();
}

/** Searches one after the other, as people do who have nothing to do with what else happens. */
export function makeSearches(product: BenchedProduct, { targets, users }: Workload) {
  const nextTarget = inTurn(targets);
  const nextUser = inTurn(users);

  /** Returns how many milliseconds one took. */
  async function search(): Promise<number> {
    const { category, target } = nextTarget();
    const query = new URLSearchParams({ category, target, limit: '20' });
    await setTimeout(PAUSE_MS);
    const started = performance.now();
    await ask(product, nextUser().token, `/v1/reports?${query}`);
    return performance.now() - started;
  }

  return {
    /** Makes this many. */
    async times(number: number): Promise<number[]> {
      const took: number[] = [];
      while (took.length < number) took.push(await search());
      return took;
    },
    /** Makes some until something is over. */
    async during(something: Promise<unknown>): Promise<number[]> {
      let over = false;
      const end = something.finally(() => {
        over = true;
      });
      const took: number[] = [];
      while (!over) took.push(await search());
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
