import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { median } from '#figures.ts';
import { makePeople } from '#people.ts';
import type { BenchPostgres } from '#postgres.ts';
import type { StartedServer } from '#processes.ts';
import { startProduct } from '#product.ts';
import { bareTokens, openListeners, receive, startBareServer } from './listeners.ts';
import type { Memory } from './memory-probe.ts';

const ROUNDS = 3;
const IDLE_LISTENERS = 10_000;
/** Opened and closed before the first reading, so that one-time allocations are not counted. */
const WARM_UP_LISTENERS = 500;
const ALL = WARM_UP_LISTENERS + IDLE_LISTENERS;
const PROBED = ['--expose-gc', '--import', join(import.meta.dirname, 'memory-probe.ts')];

/** Measures the memory of each of 10,000 idle streams in the product and in a bare server. */
export async function benchListenerMemory(postgres: BenchPostgres) {
  const rounds = { product: [] as Memory[], bare: [] as Memory[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const databaseUrl = await postgres.createDatabase(`listeners_${round}`);
    await using product = await startProduct(databaseUrl, postgres.folder, PROBED);
    const people = await makePeople(product.database, ALL);
    const tokens = people.map(({ token }) => token);
    rounds.product.push(await memoryOfAListener(product, tokens));
    await using bare = await startBareServer(PROBED);
    rounds.bare.push(await memoryOfAListener(bare, bareTokens(ALL)));
  }
  return (['rss', 'held'] as const).map((measure) => {
    const product = median(rounds.product.map((memory) => memory[measure]));
    const bare = median(rounds.bare.map((memory) => memory[measure]));
    return {
      measure: measure === 'rss' ? 'resident' : 'heap and external',
      'product, bytes each': Math.round(product),
      'bare server, bytes each': Math.round(bare),
      ratio: Number((product / bare).toFixed(2)),
    };
  });
}

/** Measures the memory that one idle stream adds to a server's process, in bytes. */
async function memoryOfAListener(
  { server, origin }: StartedServer,
  tokens: string[],
): Promise<Memory> {
  const warmUp = await openListeners(origin, tokens.slice(0, WARM_UP_LISTENERS));
  await warmUp[Symbol.asyncDispose]();
  const before = await readMemory(server);
  await using _listeners = await openListeners(origin, tokens.slice(WARM_UP_LISTENERS));
  const after = await readMemory(server);
  return {
    rss: (after.rss - before.rss) / IDLE_LISTENERS,
    held: (after.held - before.held) / IDLE_LISTENERS,
  };
}

async function readMemory(server: ChildProcess): Promise<Memory> {
  const answer = receive<Memory>(server, (message) => 'rss' in message);
  server.send('measure');
  return answer;
}
