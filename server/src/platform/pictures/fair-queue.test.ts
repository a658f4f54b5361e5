import { expect, test } from 'vitest';
import { ProblemError } from '#platform/http/problem.ts';
import { fairQueue } from './fair-queue.ts';

/** Work that is done when the test says so, and the order in which it began. */
function workshop(limits: { atOnce: number; queued: number }) {
  const inTurn = fairQueue(limits);
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    begun,
    send: (name: string) =>
      inTurn(name.charAt(0), () => {
        begun.push(name);
        return new Promise<void>((resolve) => finish.set(name, resolve));
      }),
    async finish(name: string) {
      finish.get(name)?.();
      await settle();
    },
  };
}

const sendAll = ({ send }: ReturnType<typeof workshop>, ...names: string[]) =>
  names.map((name) => send(name));

test("one account's many pictures hold up another's by one picture at most", async () => {
  const shop = workshop({ atOnce: 1, queued: 9 });
  void sendAll(shop, 'A1', 'A2', 'A3', 'A4', 'B1', 'C1', 'B2');
  for (const next of ['A1', 'B1', 'C1', 'A2', 'B2', 'A3', 'A4']) {
    expect(shop.begun.at(-1)).toBe(next);
    await shop.finish(next);
  }
});

test('a free place goes to an account that has nothing in work', async () => {
  const shop = workshop({ atOnce: 2, queued: 9 });
  void sendAll(shop, 'A1', 'B1', 'A2', 'B2', 'C1');
  await shop.finish('A1');
  expect(shop.begun).toEqual(['A1', 'B1', 'C1']);
});

test('beyond a full queue, the account with the longest queue is asked to retry', async () => {
  const shop = workshop({ atOnce: 1, queued: 3 });
  const refused = { details: { status: 503, headers: { 'retry-after': '5' } } };
  const [, , , A4, A5] = sendAll(shop, 'A1', 'A2', 'A3', 'A4', 'A5');
  await expect(A5).rejects.toMatchObject(refused);
  const [B1, B2] = sendAll(shop, 'B1', 'B2');
  await expect(A4).rejects.toThrow(ProblemError);
  await expect(B2).rejects.toMatchObject(refused);
  for (const done of ['A1', 'B1', 'A2', 'A3']) await shop.finish(done);
  await B1;
  expect(shop.begun).toEqual(['A1', 'B1', 'A2', 'A3']);
});

test('work that fails gives its place to the next', async () => {
  const inTurn = fairQueue({ atOnce: 1, queued: 1 });
  const failed = inTurn('A', () => Promise.reject(new Error('damaged')));
  const next = inTurn('B', async () => 'done');
  await expect(failed).rejects.toThrow('damaged');
  expect(await next).toBe('done');
});
