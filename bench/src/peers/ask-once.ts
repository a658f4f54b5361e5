import type { Peer, Scenario, Workload } from './peer.ts';

/**
 * Performs the first operation of a scenario once, as autocannon does, so that no error page is
 * measured and the peers' numbers of rows can be compared.
 * @returns how many rows the last answer contains
 * @throws Error for an answer that is not a success
 */
export async function askOnce(peer: Peer, scenario: Scenario, workload: Workload): Promise<number> {
  const context = {};
  let answer = '';
  for (const { setupRequest, onResponse, ...plain } of peer.requests(scenario, workload)) {
    if (typeof setupRequest === 'string' || typeof onResponse === 'string')
      throw new Error('Requests must be set up by functions.');
    const { method, path, headers, body } = setupRequest?.(plain, context) ?? plain;
    const response = await fetch(`${peer.origin}${path}`, {
      method: method ?? 'GET',
      headers: Object.entries(headers ?? {}).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : new Blob([new Uint8Array(body)]) }),
    });
    answer = await response.text();
    if (!response.ok)
      throw new Error(`${peer.name} answers '${scenario}' with ${response.status}: ${answer}`);
    onResponse?.(response.status, answer, context, {});
  }
  return peer.rowsIn(scenario, answer);
}
