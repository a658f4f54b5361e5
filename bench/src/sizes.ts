import { Agent, get } from 'node:http';
import { median } from './load.ts';
import type { Workload } from './peers/peer.ts';
import { inTurn } from './peers/peer.ts';
import { cursorOf } from './peers/redflag.ts';
import type { BenchedProduct } from './product.ts';
import { callerHeaders } from './product.ts';

const REQUESTS = 400;
const WARM_UP = 50;

/** The product on a database of one size. */
export interface SizedProduct {
  reports: number;
  product: BenchedProduct;
  workload: Workload;
}

export interface SizeComparison {
  operation: string;
  /** Milliseconds, by the number of reports. */
  p50: Record<number, number>;
}

interface Ask {
  path: string;
  token: string;
}

/** Texts to find within targets: some are common, some rare, and some are in none. */
const texts = ['803', 'secure', 'bonus-4', 'ZQXJ', '@mail1', 'winwin77'];

function operations({ workload }: SizedProduct): Record<string, () => Ask> {
  const nextTarget = inTurn(workload.targets);
  const nextUser = inTurn(workload.users);
  const nextText = inTurn(texts);
  const nextOwnText = inTurn(workload.contains);
  const nextRange = inTurn(workload.ranges);
  const asAdmin = (path: string) => ({ path, token: workload.admin.token });
  return {
    search: () => {
      const { category, target } = nextTarget();
      const query = new URLSearchParams({ category, target, limit: '20' });
      return { path: `/v1/reports?${query}`, token: nextUser().token };
    },
    verdict: () => {
      const { category, target } = nextTarget();
      const query = new URLSearchParams({ category, target });
      return { path: `/v1/targets?${query}`, token: nextUser().token };
    },
    list: () => asAdmin('/v1/reports?status=Pending&limit=20'),
    'list page 1,000': () =>
      asAdmin(`/v1/reports?status=Pending&limit=20&cursor=${cursorOf(workload.deepPage)}`),
    'contains filter': () => asAdmin(`/v1/reports?limit=20&q=${encodeURIComponent(nextText())}`),
    'own contains': () => ({
      path: `/v1/me/reports?limit=20&q=${nextOwnText()}`,
      token: nextUser().token,
    }),
    'review queue': () => asAdmin('/v1/cases'),
    statistics: () => asAdmin('/v1/stats'),
    // By another, since each may ask for only so many overviews.
    'user list with ranges': () => ({
      path: `/v1/users?limit=20&reports=${nextRange()}`,
      token: workload.otherAdmin.token,
    }),
  };
}

/** Sends one request at a time to each product in turn, so that only the work itself is timed. */
export async function compareSizes(products: SizedProduct[]): Promise<SizeComparison[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const asks = products.map(operations);
  const comparisons: SizeComparison[] = [];
  for (const operation of Object.keys(asks[0] ?? {})) {
    const times = products.map(() => [] as number[]);
    for (let request = 0; request < WARM_UP + REQUESTS; request += 1) {
      for (const [index, { product }] of products.entries()) {
        const ask = asks[index]?.[operation];
        if (!ask) throw new Error(`There is no operation ${operation}.`);
        const time = await timeRequest(agent, product, ask());
        if (request >= WARM_UP) times[index]?.push(time);
      }
    }
    comparisons.push({
      operation,
      p50: Object.fromEntries(
        products.map(({ reports }, index) => [reports, median(times[index] ?? [])]),
      ),
    });
  }
  agent.destroy();
  return comparisons;
}

/** Returns the milliseconds from sending a request to the last byte of its answer. */
function timeRequest(agent: Agent, { origin }: BenchedProduct, { path, token }: Ask) {
  return new Promise<number>((resolve, reject) => {
    const started = performance.now();
    get(origin + path, { agent, headers: callerHeaders(token) }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - started);
        else reject(new Error(`${path} was answered with ${response.statusCode}.`));
      });
    }).on('error', reject);
  });
}
