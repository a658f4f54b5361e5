import { randomUUID } from 'node:crypto';
import type { Peer, Scenario, Workload } from './peer.ts';
import { fillIn } from './peer.ts';

/**
 * Performs the first operation of a scenario once, as a load does, so that no error page is measured
 * and the peers' numbers of rows can be compared.
 * @returns how many rows the last answer contains
 * @throws Error for an answer that is not a success
 */
export async function askOnce(peer: Peer, scenario: Scenario, workload: Workload): Promise<number> {
  let answer = '';
  for (const request of peer.operations(scenario, workload)[0] ?? []) {
    const { method = 'GET', path, headers } = request;
    const name = answer && JSON.parse(answer).name;
    const body = fillIn(request, { id: randomUUID(), name });
    const response = await fetch(`${peer.origin}${path}`, {
      method,
      headers,
      ...(body && { body: typeof body === 'string' ? body : new Blob([new Uint8Array(body)]) }),
    });
    answer = await response.text();
    if (!response.ok)
      throw new Error(`${peer.name} answers '${scenario}' with ${response.status}: ${answer}`);
  }
  return peer.rowsIn(scenario, answer);
}
