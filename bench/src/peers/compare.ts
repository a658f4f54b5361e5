import { load, median } from '#load.ts';
import { askOnce } from './ask-once.ts';
import type { Peer, Scenario, Workload } from './peer.ts';
import { scenarios } from './peer.ts';

export interface Comparison {
  scenario: Scenario;
  /** Operations per second by the peer's name: the median of the rounds. */
  perSecond: Record<string, number>;
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
  { rounds, seconds }: { rounds: number; seconds: number },
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
    const measured = new Map(able.map((peer) => [peer, [] as number[]]));
    // The first round warms up: code is compiled, and tables are read into memory.
    for (let round = 0; round <= rounds; round += 1) {
      for (const peer of able) {
        const perSecond = await load(peer, scenario, workload, round === 0 ? 1 : seconds);
        if (round > 0) measured.get(peer)?.push(perSecond);
      }
    }
    comparisons.push({
      scenario,
      perSecond: Object.fromEntries(
        [...measured].map(([peer, figures]) => [peer.name, median(figures)]),
      ),
    });
    process.stderr.write(`  ${scenario}\n`);
  }
  return comparisons;
}
