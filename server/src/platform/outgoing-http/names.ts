import { Resolver } from 'node:dns/promises';
import type { Config } from '#platform/config.ts';
import { OutgoingError } from './outgoing-error.ts';

/** How long one name server may take before it is asked again, or the next one is. */
const ANSWER_MS = 2_000;
/** What a name server says when there is no such name, or no such record. */
const nothing = ['ENOTFOUND', 'ENODATA'];

/**
 * Asks name servers, with one that can be stopped for each question. It reads no list of hosts of this
 * machine, and adds no domain of its network.
 * @throws OutgoingError when they do not answer
 */
async function ask<Answer>(
  { testDns }: Config['outgoing'],
  signal: AbortSignal,
  question: (resolver: Resolver) => Promise<Answer[]>,
): Promise<Answer[]> {
  const resolver = new Resolver({ timeout: ANSWER_MS, tries: 2 });
  if (testDns) resolver.setServers([testDns]);
  const stop = () => resolver.cancel();
  signal.addEventListener('abort', stop);
  try {
    signal.throwIfAborted();
    return await question(resolver);
  } catch (error) {
    if (nothing.includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw new OutgoingError('unreachable', { cause: error });
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Returns the TXT records of a name. Throws OutgoingError when no name server answers. */
export async function resolveTxt(
  outgoing: Config['outgoing'],
  name: string,
  signal: AbortSignal,
): Promise<string[]> {
  const records = await ask(outgoing, signal, (resolver) => resolver.resolveTxt(name));
  // A record is written in parts of at most 255 bytes.
  return records.map((parts) => parts.join(''));
}

/** Returns the IP addresses of a name, IPv4 first. Throws OutgoingError when no name server answers. */
export async function resolveAddresses(
  outgoing: Config['outgoing'],
  name: string,
  signal: AbortSignal,
): Promise<string[]> {
  const both = await Promise.allSettled([
    ask(outgoing, signal, (resolver) => resolver.resolve4(name)),
    ask(outgoing, signal, (resolver) => resolver.resolve6(name)),
  ]);
  const found = both.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const failed = both.find((answer) => answer.status === 'rejected');
  if (found.length === 0 && failed) throw failed.reason;
  return found;
}
