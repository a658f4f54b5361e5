import { randomInt, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CategoryValue } from '@redflag/shared/categories';
import type { Target } from '@redflag/shared/checks';
import { checkPrivately } from '@redflag/shared/targets/private-check';
import { expect, test } from 'vitest';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { startTestApp } from '#testing/test-app.ts';

const server = await sharedTestApp();
const ada = await createClient(server);

type Typed = { category: CategoryValue; subcategory?: string; target: string };

/** Checks a target privately, as the web app does. */
async function askPrivately({ request }: Client, { subcategory = '', ...typed }: Typed) {
  const asked: string[] = [];
  const get = async (path: string) => {
    asked.push(path);
    return (await request('GET', path)).json();
  };
  const { targets: answer } = await checkPrivately(
    { ...typed, subcategory },
    {
      readBits: (category) => get(`/v1/check/${category}`),
      readBucket: (category, bits, bucket) => get(`/v1/check/${category}/${bits}/${bucket}`),
    },
  );
  return { answer, asked };
}

async function askOpenly({ request }: Client, typed: Typed): Promise<Target[]> {
  const response = await request('GET', `/v1/targets?${new URLSearchParams({ ...typed })}`);
  return response.json().items;
}

/** What an answer says of a target, without how its first reporter or this person wrote it. */
const said = (targets: Target[]) => targets.map(({ id: _, shown: __, ...rest }) => rest);

const digits = (length: number) => String(randomInt(10 ** (length - 1), 10 ** length));
const name = () => `name_${randomUUID().slice(0, 8)}`;
const host = () => `${randomUUID()}.com`;

test.each<Typed>([
  { category: 'phone-number', target: `0803 ${digits(7)}` },
  { category: 'email', target: `Refund-${name()}@Example.com` },
  { category: 'website', target: `https://www.${host()}/login` },
  { category: 'website', target: `https://docs.google.com/forms/d/e/${name()}/viewform` },
  { category: 'website', target: `https://${name().replace('_', '-')}.рaypal.com` },
  { category: 'bank', target: `GTBank ${digits(10)}` },
  { category: 'bank', target: `Zenith ${name()}` },
  { category: 'social-media', subcategory: 'instagram', target: `@${name()}` },
  { category: 'social-media', target: `https://www.tiktok.com/@${name()}` },
  {
    category: 'crypto-wallet',
    subcategory: 'ethereum',
    target: `0x${randomUUID().replaceAll('-', '')}12345678`,
  },
])('a private check of %j answers as an open one, reported or not', async (typed) => {
  expect(said((await askPrivately(ada, typed)).answer)).toEqual(said(await askOpenly(ada, typed)));
  await createReport(ada, typed);
  const { answer, asked } = await askPrivately(ada, typed);
  expect(answer.map(({ verdict }) => verdict.level)).toEqual(['reported']);
  expect(said(answer)).toEqual(said(await askOpenly(ada, typed)));
  // Nothing but the category and the first bits of a hash.
  expect(asked[0]).toBe(`/v1/check/${typed.category}`);
  expect(asked[1]).toMatch(new RegExp(`^/v1/check/${typed.category}/\\d{1,2}/\\d{1,4}$`));
});

test('a host where anyone can publish is not judged privately either', async () => {
  const typed: Typed = { category: 'website', target: 'https://docs.google.com/' };
  const { answer } = await askPrivately(ada, typed);
  expect(answer).toMatchObject([
    { sharedHost: true, verdict: { heading: 'Anyone can publish on docs.google.com' } },
  ]);
  expect(said(answer)).toEqual(said(await askOpenly(ada, typed)));
});

test('a private check knows what is well known to an installation', async () => {
  const file = join(tmpdir(), `well-known-${randomUUID()}.txt`);
  await writeFile(file, 'mybank.example.org\n+2348031230000\n');
  await using own = await startTestApp({ WELL_KNOWN_SITES: file });
  const eve = await createClient(own);
  for (const typed of [
    { category: 'website', target: 'https://login.mybank.example.org/' },
    { category: 'email', target: 'help@mybank.example.org' },
    { category: 'phone-number', target: '0803 123 0000' },
  ] as const) {
    await createReport(eve, typed);
    const open = await askOpenly(eve, typed);
    expect(said((await askPrivately(eve, typed)).answer)).toEqual(said(open));
    expect(open[0]?.notes).toMatchObject([{ kind: 'own-address' }]);
  }
});

test('a private check knows the hosts that an installation adds', async () => {
  const file = join(tmpdir(), `hosts-${randomUUID()}.txt`);
  await writeFile(file, 'pages.example.org\n');
  await using own = await startTestApp({ SHARED_HOSTS: file });
  const eve = await createClient(own);
  const { sharedHosts } = (await eve.request('GET', '/v1/check/website')).json();
  expect(sharedHosts).toEqual(['pages.example.org']);
  expect((await eve.request('GET', '/v1/check/email')).json().sharedHosts).toEqual([]);
  for (const target of ['https://pages.example.org/evil', 'pages.example.org']) {
    const typed: Typed = { category: 'website', target };
    await createReport(eve, typed);
    const open = await askOpenly(eve, typed);
    expect(said((await askPrivately(eve, typed)).answer)).toEqual(said(open));
    expect(open.map(({ key }) => key)).toEqual([target.replace('https://', '')]);
  }
});
