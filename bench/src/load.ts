import autocannon from 'autocannon';
import type { Peer, Scenario, Workload } from './peers/peer.ts';

export const CONNECTIONS = 10;

/**
 * Repeats one operation of a peer as fast as possible, on several connections.
 * @returns operations per second
 * @throws Error when an answer is not a success
 */
export async function load(
  peer: Peer,
  scenario: Scenario,
  workload: Workload,
  seconds: number,
): Promise<number> {
  const requests = peer.requests(scenario, workload);
  const { duration, errors, non2xx, ...answers } = await autocannon({
    url: peer.origin,
    connections: CONNECTIONS,
    duration: seconds,
    requests,
  });
  if (errors + non2xx > 0) {
    throw new Error(`${peer.name}, ${scenario}: ${non2xx} refused, ${errors} without an answer.`);
  }
  return answers['2xx'] / requests.length / duration;
}

/** Returns the middle value; of an even number of values, the higher of the middle two. */
export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
