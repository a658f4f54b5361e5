import { Agent, get } from 'node:http';
import { median } from '#figures.ts';
import type { BenchedProduct } from '#product.ts';
import { callerHeaders } from '#product.ts';
import { cursorOf } from '#requests.ts';
import type { Workload } from '#workload.ts';
import { inTurn } from '#workload.ts';

const REQUESTS = 400;
/** For what is slow: fewer requests are enough, then. */
const ENOUGH_MS = 20_000;
const TIMES_TYPED = 7;

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

/** What anybody may type, to find it within something: common, rare, in everything, in nothing. */
const texts = {
  'common words': ['secure', 'bonus-4', '@mail1', 'winwin77', 'login'],
  'rare words': ['ZQXJ', 'xylophone', 'q7v-zz', '8 8 8 8'],
  digits: ['803', '0000', '1234567', '99'],
  'two letters': ['ab', 'an', 'co', 'zq', '%%', '__'],
  names: ['ada', 'an', 'okafor', 'nobody'],
};

function operations({ workload }: SizedProduct): Record<string, () => Ask> {
  const nextTarget = inTurn(workload.targets);
  const nextUser = inTurn(workload.users);
  const nextAdmin = inTurn(workload.admins);
  const nextOwnText = inTurn(workload.contains);
  const nextRange = inTurn(workload.ranges);
  const asUser = (path: string) => ({ path, token: nextUser().token });
  const asAdmin = (path: string) => ({ path, token: nextAdmin().token });
  const ofTarget = () => {
    const { category, target } = nextTarget();
    return new URLSearchParams({ category, target });
  };
  const { deepPage } = workload;
  const nextWord = inTurn(texts['common words']);
  const nextName = inTurn(texts.names);
  const period = new URLSearchParams({ from: daysAgo(300), to: daysAgo(10) });
  const ofMany = () => `category=${nextTarget().category}&status=Resolved&${period}&limit=20`;
  return {
    search: () => asUser(`/v1/reports?${ofTarget()}&limit=20`),
    'summary of a target': () => asUser(`/v1/reports/summary?${ofTarget()}`),
    verdict: () => asUser(`/v1/targets?${ofTarget()}`),
    'own reports': () => asUser('/v1/me/reports?limit=20'),
    'own contains': () => asUser(`/v1/me/reports?limit=20&q=${nextOwnText()}`),
    notifications: () => asUser('/v1/me/notifications'),
    me: () => asUser('/v1/me'),
    posts: () => asUser('/v1/posts'),
    list: () => asAdmin('/v1/reports?status=Pending&limit=20'),
    'list page 1,000': () =>
      asAdmin(`/v1/reports?status=Pending&limit=20&cursor=${cursorOf(deepPage)}`),
    'list of a category': () => asAdmin(`/v1/reports?category=${nextTarget().category}&limit=20`),
    'list of a category, status and days': () => asAdmin(`/v1/reports?${ofMany()}`),
    'the same with a text, oldest first': () =>
      asAdmin(`/v1/reports?${ofMany()}&sort=oldest&q=${nextWord()}`),
    'list of a status with a text': () =>
      asAdmin(`/v1/reports?status=Pending&limit=20&q=${nextWord()}`),
    'neighbours of a report': () => asAdmin(`/v1/reports/${deepPage.id}/neighbours?status=Pending`),
    'review queue': () => asAdmin('/v1/cases'),
    statistics: () => asAdmin('/v1/stats'),
    'statistics of the review': () => asAdmin('/v1/stats/review'),
    users: () => asAdmin('/v1/users?limit=20'),
    'users with ranges': () => asAdmin(`/v1/users?limit=20&reports=${nextRange()}`),
    'users of a period': () => asAdmin(`/v1/users?limit=20&status=active&${period}`),
    'users with a text': () => asAdmin(`/v1/users?limit=20&q=${nextName()}`),
    'audit log': () => asAdmin('/v1/audit-log'),
    'audit log with a text': () => asAdmin(`/v1/audit-log?q=${nextWord()}`),
    ...Object.fromEntries(
      Object.entries(texts).map(([kind, list]) => {
        const nextText = inTurn(list);
        return [
          `contains ${kind}`,
          () => asAdmin(`/v1/reports?limit=20&q=${encodeURIComponent(nextText())}`),
        ];
      }),
    ),
  };
}

/** Searches for each text in every place that takes one. Returns each place's slowest median, in ms. */
export async function findSlowestTexts({ product, workload }: SizedProduct) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const nextUser = inTurn(workload.users);
  const nextAdmin = inTurn(workload.admins);
  const slowest: { place: string; text: string; ms: number }[] = [];
  for (const place of ['/v1/reports', '/v1/me/reports', '/v1/users', '/v1/audit-log']) {
    const next = place === '/v1/me/reports' ? nextUser : nextAdmin;
    let [ms, text] = [0, ''];
    for (const typed of Object.values(texts).flat()) {
      const path = `${place}?q=${encodeURIComponent(typed)}`;
      const times: number[] = [];
      while (times.length < TIMES_TYPED) {
        times.push(await timeRequest(agent, product, { path, token: next().token }));
      }
      if (median(times) > ms) [ms, text] = [median(times), typed];
    }
    slowest.push({ place, text, ms });
  }
  agent.destroy();
  return slowest;
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 3_600_000).toISOString().slice(0, 10);
}

/** Sends one request at a time to each product in turn, so that only the work itself is timed. */
export async function compareSizes(products: SizedProduct[]): Promise<SizeComparison[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const asks = products.map(operations);
  const comparisons: SizeComparison[] = [];
  for (const operation of Object.keys(asks[0] ?? {})) {
    const times = products.map(() => [] as number[]);
    const enough = performance.now() + ENOUGH_MS;
    for (let request = 0; request < REQUESTS && performance.now() < enough; request += 1) {
      for (const [index, { product }] of products.entries()) {
        const ask = asks[index]?.[operation];
        if (!ask) throw new Error(`There is no operation ${operation}.`);
        times[index]?.push(await timeRequest(agent, product, ask()));
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
