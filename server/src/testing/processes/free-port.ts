import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';

/**
 * Finds a port to listen on later, also after a restart. It is below those that systems give to
 * outgoing connections, so that none of the other tests' connections takes it in the meantime.
 */
export function freePort(): Promise<number> {
  const first = randomInt(10_000, 30_000);
  return getPort({ port: portNumbers(first, first + 100) });
}
