import type { Load } from '#load.ts';
import { load, median } from '#load.ts';
import { askOnce } from './ask-once.ts';
import type { Peer, Scenario, Workload } from './peer.ts';
import { scenarios } from './peer.ts';

export interface Comparison {
  scenario: Scenario;
  /** By the peer's name: the median of each figure over the rounds. */
  loads: Record<string, Load>;
}

/** Scenarios in which peers find different rows: the product looks for the text in every column. */
const askedOtherwise: readonly Scenario[] = ['own contains'];

/**
 * Measures each operation on the peers in turn, for several rounds, so that other work of the
 * machine affects all of them.
 * @throws Error when peers find different numbers of rows
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
    for (const peer of able) found.add(await askOnce(peer, scenario, workload));
    if (found.size > 1 && !askedOtherwise.includes(scenario)) {
      throw new Error(
        `${scenario}: the peers found different numbers of rows: ${[...found].join(', ')}.`,
      );
    }
    const measured = new Map(able.map((peer) => [peer, [] as Load[]]));
    // The first round warms up: code is compiled, and tables are read into memory.
    for (let round = 0; round <= rounds; round += 1) {
      for (const peer of able) {
        const operations = peer.operations(scenario, workload);
        const loaded = await load({ ...peer, databasePid }, operations, round === 0 ? 1 : seconds);
        if (round > 0) measured.get(peer)?.push(loaded);
      }
    }
    comparisons.push({
      scenario,
      loads: Object.fromEntries(
        [...measured].map(([peer, figures]) => [peer.name, medians(figures)]),
      ),
    });
    process.stderr.write(`  ${scenario}\n`);
  }
  return comparisons;
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
