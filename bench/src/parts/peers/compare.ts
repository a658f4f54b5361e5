import { randomUUID } from 'node:crypto';
import type { Figure } from '#figures.ts';
import { atLeast, atMost, median } from '#figures.ts';
import type { Load } from '#load.ts';
import { load } from '#load.ts';
import type { BenchedProduct } from '#product.ts';
import type { Request, Scenario } from '#requests.ts';
import { productRequests, scenarios } from '#requests.ts';
import type { Workload } from '#workload.ts';

/** A server that offers the same operations over the same data. */
export interface Peer {
  name: string;
  origin: string;
  pid: number;
  /** The operations that are measured on it. */
  scenarios: readonly Scenario[];
  /** Returns the requests of an operation, which the load repeats in turn. */
  requests(scenario: Scenario, workload: Workload): Promise<Request[]>;
}

/** Makes the product a peer like the others. */
export function redflagPeer({ name, origin, pid }: BenchedProduct): Peer {
  return { name, origin, pid, scenarios, requests: productRequests };
}

/** Makes the product a peer whose callers take compressed answers, as browsers do. */
export function compressedPeer(product: BenchedProduct): Peer {
  return {
    ...redflagPeer(product),
    name: 'Redflag, compressed',
    scenarios: ['search', 'list', 'list page 1,000', 'notifications'],
    async requests(scenario, workload) {
      const plain = await productRequests(scenario, workload);
      return plain.map(({ headers, ...request }) => ({
        ...request,
        headers: { ...headers, 'accept-encoding': 'br, gzip' },
      }));
    },
  };
}

/** What each peer reached, by its name: the median of each figure over the rounds. */
export type Comparison = { scenario: Scenario; loads: Record<string, Load> };

/** How many times as many requests a second as Parse Server the product must answer. */
const timesParse: Partial<Record<Scenario, number>> = {
  search: 3,
  'search for nothing': 2,
  list: 3,
  'list page 1,000': 3,
  'own contains': 2,
  create: 0.5,
};
/** The operations that are compared with Parse Server. */
export const parseScenarios = scenarios.filter((scenario) => scenario in timesParse);

/** How many times as many as the bare server. */
const TIMES_BARE = 0.7;

/** How many milliseconds of processor time each request may take. */
const limits: Record<Scenario, { server: number; database: number }> = {
  search: { server: 0.6, database: 0.35 },
  'search for nothing': { server: 0.45, database: 0.3 },
  list: { server: 0.5, database: 0.25 },
  'list page 1,000': { server: 0.5, database: 0.25 },
  'own contains': { server: 0.8, database: 0.7 },
  create: { server: 9, database: 2 },
  'create with picture': { server: 40, database: 2 },
  notifications: { server: 0.5, database: 0.25 },
  me: { server: 0.3, database: 0.1 },
};
/** How much more with compression. */
const COMPRESSION_MS = 0.15;

/**
 * Measures each operation on one peer after the other, for several rounds, so that other work of
 * the machine affects all. Throws when peers find different numbers of rows.
 */
export async function comparePeers(
  peers: Peer[],
  workload: Workload,
  { rounds, seconds, databasePid }: { rounds: number; seconds: number; databasePid: number },
): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const scenario of scenarios) {
    const able = peers.filter((peer) => peer.scenarios.includes(scenario));
    const found = new Set<number>();
    for (const peer of able) found.add(await countRows(peer, scenario, workload));
    // Of 'own contains', peers find different rows: the product looks for the text in every column.
    if (found.size > 1 && scenario !== 'own contains') {
      throw new Error(`${scenario}: peers found different numbers of rows: ${[...found]}.`);
    }
    const measured = new Map(able.map((peer) => [peer, [] as Load[]]));
    // The first round warms up: code is compiled, and tables are read into memory.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [peer, loads] of measured) {
        const requests = await peer.requests(scenario, workload);
        const loaded = await load(peer, databasePid, requests, round === 0 ? 1 : seconds);
        if (round > 0) loads.push(loaded);
      }
    }
    const loads = [...measured].map(([{ name }, figures]) => [name, medians(figures)]);
    comparisons.push({ scenario, loads: Object.fromEntries(loads) });
    process.stderr.write(`  ${scenario}\n`);
  }
  return comparisons;
}

/** Counts the rows of an answer, so that no error page is measured. What is no list counts as one. */
async function countRows(peer: Peer, scenario: Scenario, workload: Workload): Promise<number> {
  const [request] = await peer.requests(scenario, workload);
  if (!request) throw new Error(`${peer.name} has no request for '${scenario}'.`);
  const { path, body, ...rest } = request;
  const filled = typeof body === 'string' ? body.replaceAll('{{id}}', randomUUID()) : body;
  const response = await fetch(peer.origin + path, { ...rest, ...(filled && { body: filled }) });
  const answer = await response.text();
  // Parse Server answers a batch with success whatever became of its parts.
  if (!response.ok || answer.includes('"error":')) {
    throw new Error(`${peer.name} answers '${scenario}' with: ${answer}`);
  }
  const { items, results = items } = JSON.parse(answer);
  return results?.length ?? 1;
}

function medians(loads: Load[]): Load {
  const middle = (figure: keyof Load) => median(loads.map((one) => one[figure]));
  return {
    perSecond: middle('perSecond'),
    server: middle('server'),
    database: middle('database'),
    generator: middle('generator'),
  };
}

/** Returns what each peer reached, and what the generator took for a request to the product. */
export function peerColumns({ scenario, loads }: Comparison) {
  const ms = (value: number) => Number(value.toPrecision(2));
  return Object.fromEntries([
    ['operation', scenario],
    ...Object.entries(loads).map(([peer, { perSecond, server, database }]) => [
      peer,
      `${Math.round(perSecond)} (${ms(server)} + ${ms(database)})`,
    ]),
    ['generator, ms', loads.Redflag?.generator],
  ]);
}

/** Compares what the peers reached with what is to be reached. */
export function peerFigures({ scenario, loads }: Comparison): Figure[] {
  const { Redflag: own, 'bare server': bare, 'Parse Server': parse } = loads;
  if (!own) return [];
  const { 'Redflag, compressed': compressed } = loads;
  const toParse = timesParse[scenario];
  const { server, database } = limits[scenario];
  const figures = [
    atMost(`${scenario}: processor time of the server`, own.server, server, ' ms'),
    atMost(`${scenario}: processor time of the database`, own.database, database, ' ms'),
  ];
  if (parse && toParse) {
    const cost = (load: Load) => load.server + load.database;
    figures.push(
      atLeast(`${scenario}: against Parse Server`, own.perSecond / parse.perSecond, toParse),
      atLeast(`${scenario}: … by processor time`, cost(parse) / cost(own), toParse),
    );
  }
  if (bare) {
    const times = own.perSecond / bare.perSecond;
    figures.push(atLeast(`${scenario}: against the bare server`, times, TIMES_BARE));
  }
  if (compressed) {
    const more = compressed.server - own.server;
    figures.push(atMost(`${scenario}: processor time of compressing`, more, COMPRESSION_MS, ' ms'));
  }
  return figures;
}
