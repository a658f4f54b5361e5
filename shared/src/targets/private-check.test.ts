import { expect, test } from 'vitest';
import { wordPrivateCheck } from '#checks/check.words.ts';
import type { Bits, Bucket, Target } from '#checks/checks.ts';
import { judge, noCounts } from '#verdicts/judge.ts';
import { wordVerdict } from '#verdicts/verdict.words.ts';
import { hashTarget } from './hash-target.ts';
import { bankOfAccount } from './numbers/bank.ts';
import { bucketOf, checkPrivately } from './private-check.ts';
import { searchKeys } from './targets.ts';

const hash = 'f0e1d2c3b4a59687';

test.each([
  [0, 0],
  [1, 1],
  [4, 0xf],
  [20, 0xf0e1d],
])('a private check sends the first %i bits of a hash as %i', (bits, bucket) => {
  expect(bucketOf(hash, bits)).toBe(bucket);
});

test('a target has one hash, in every alphabet', () => {
  expect(hashTarget('website', 'evil.example.com')).toBe('e812ae00b93c6b69');
  expect(hashTarget('bank', 'банк 1')).toBe('1a77331987e5245e');
});

test('an account has the hash of its number, whatever its bank', () => {
  const hash = hashTarget('bank', 'gtbank/0123456789');
  expect(hashTarget('bank', '?/0123456789')).toBe(hash);
  expect(hashTarget('bank', 'access/0123456789')).toBe(hash);
  expect(hashTarget('bank', 'gtbank/0123456780')).not.toBe(hash);
});

const verdict = wordVerdict(judge({ ...noCounts, people: 1, pending: 1 }, new Date()));

const nothing = { bits: 0, sharedHosts: [], wellKnownSites: [], wellKnownTargets: [] };

/** Checks privately what a server knows that has these accounts. */
async function check(
  target: string,
  known: string[],
  country?: 'GB',
  added: Partial<Bits> = {},
): Promise<Target[]> {
  const items: Bucket['items'] = known.map((key) => ({
    hash: hashTarget('bank', key),
    bank: bankOfAccount(key) ?? undefined,
    verdict,
  }));
  const { targets } = await checkPrivately(
    { category: '', subcategory: '', target, country },
    {
      readBits: async () => ({ ...nothing, ...added }),
      readBucket: async () => ({ items }),
    },
  );
  return targets;
}

test('one bucket answers for every bank', async () => {
  const known = ['gtbank/0123456789', 'access/0123456789', '?/0123456789', 'gtbank/0123456780'];
  const keysOf = async (target: string) => (await check(target, known)).map(({ key }) => key);
  expect(await keysOf('GTBank 0123456789')).toEqual(['gtbank/0123456789', '?/0123456789']);
  expect((await keysOf('0123456789')).sort()).toEqual(known.slice(0, 3).sort());
  expect(await keysOf('Zenith Bank 0123456789')).toEqual(['?/0123456789']);
  expect(await keysOf('Zenith Bank 5123456789')).toEqual(['zenith/5123456789']);
  for (const { id, shown } of await check('GTBank 0123456789', known)) {
    expect([id, shown]).toEqual([null, 'GTBank 0123456789']);
  }
});

test('a local number that fits several countries is not asked about without one', async () => {
  expect(searchKeys('phone-number', '07911 123456').length).toBeGreaterThan(1);
  await expect(check('07911 123456', [])).rejects.toThrow('one target');
  expect((await check('07911 123456', [], 'GB')).map(({ key }) => key)).toEqual(['+447911123456']);
});

test('what an installation lists as well known is told from others', async () => {
  const added = {
    wellKnownSites: ['mybank.example.com'],
    wellKnownTargets: ['phone-number:+2348031234567'],
  };
  const noteOn = async (target: string) =>
    (await check(target, [], undefined, added))[0]?.notes[0]?.kind;
  expect(await noteOn('https://www.mybank.example.com/login')).toBe('own-address');
  expect(await noteOn('0803 123 4567')).toBe('own-address');
  expect(await noteOn('0803 123 4568')).toBeUndefined();
});

test('the promise says how many targets the answer held', async () => {
  const keys = ['gtbank/0123456789', 'access/0123456789', 'gtbank/0123456780'];
  const items = keys.map((key) => ({ hash: hashTarget('bank', key), verdict }));
  const held = async (count: number) => {
    const answer = await checkPrivately(
      { category: 'bank', subcategory: '', target: 'GTBank 0123456789' },
      { readBits: async () => nothing, readBucket: async () => ({ items: items.slice(0, count) }) },
    );
    return wordPrivateCheck(answer.held, 'bank');
  };
  expect([await held(3), await held(1), await held(0)]).toEqual([
    'We see that you asked about one of these 3 reported bank accounts, or any other with the same beginning, not which one.',
    'We see that you asked about this one of the reported bank accounts, or any other with the same beginning, not which one.',
    'We see that you asked about a bank account with a beginning that no reported one has, not which one.',
  ]);
});
