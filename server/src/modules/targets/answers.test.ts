import type { Target } from '@redflag/shared/checks';
import { checkedTextSchema, targetsSchema } from '@redflag/shared/checks';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '#platform/database/schema.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { sharedTestApp } from '#testing/shared-app.ts';

const server = await sharedTestApp();
const ada = await createClient(server);
const admin = await createClient(server, { role: 'admin' });

async function lookUp(query: { category?: string; target: string; country?: string }) {
  const answer = await ada.request('GET', `/v1/targets?${new URLSearchParams(query)}`);
  return targetsSchema.parse(answer.json()).items;
}

test.each([
  [{ target: 'https://рaypal.com/login' }, true, 'https://xn--aypal-uye.com/login'],
  [{ target: 'xn--aypal-uye.com' }, true, 'xn--aypal-uye.com'],
  [{ target: 'help@gооgle.com' }, true, 'help@xn--ggle-55da.com'],
  [{ target: 'bücher.example' }, false, 'bücher.example'],
  [{ target: 'xn--bcher-kva.example' }, false, 'xn--bcher-kva.example'],
  [{ target: 'unreported.example' }, false, 'unreported.example'],
  [{ category: 'social-media', target: '@раypal' }, false, '@раypal'],
])('%j is a look-alike: %s', async (query, lookAlike, shown) => {
  expect(await lookUp(query)).toMatchObject([{ lookAlike, shown, verdict: { level: 'unknown' } }]);
});

test('a name on several platforms has a verdict on each, the worst first', async () => {
  const name = 'giveaway_of_ada';
  await createReport(ada, { category: 'social-media', subcategory: 'facebook', target: name });
  const { id } = await createReport(ada, {
    category: 'social-media',
    subcategory: 'tiktok',
    target: name,
  });
  await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved' });
  expect(await lookUp({ category: 'social-media', target: `@${name}` })).toMatchObject([
    { key: `tiktok/${name}`, verdict: { level: 'confirmed' } },
    { key: `facebook/${name}`, verdict: { level: 'reported' } },
  ]);
});

test('a report names its target', async () => {
  const { id } = await createReport(ada, { target: 'https://named.example.net/a' });
  const { targetId } = (await ada.request('GET', `/v1/reports/${id}`)).json();
  const target = (await ada.request('GET', `/v1/targets/${targetId}`)).json();
  expect(target).toMatchObject({ id: targetId, key: 'named.example.net', linked: [] });
});

async function confirm(report: Record<string, string>): Promise<void> {
  const { id } = await createReport(ada, report);
  const body = { status: 'Resolved', wellKnown: true };
  expect((await admin.request('PATCH', `/v1/reports/${id}`, body)).statusCode).toBe(200);
}

const checkText = async (body: { text: string; country?: string }) =>
  checkedTextSchema.parse((await ada.request('POST', '/v1/check', body)).json()).items;

const noteKinds = (target: Target | undefined) => target?.notes.map(({ kind }) => kind);

describe('an account', () => {
  test('is bank and number: that at another bank is not the one reported', async () => {
    await confirm({ category: 'bank', target: 'GTBank 0155555551' });
    expect(await lookUp({ category: 'bank', target: 'Access Bank 0155555551' })).toMatchObject([
      { key: 'access/0155555551', verdict: { level: 'unknown' } },
    ]);
  });

  test('is shown at each bank when the bank is not given', async () => {
    await confirm({ category: 'bank', target: 'Kuda 0155555552' });
    await createReport(ada, { category: 'bank', target: '0155555552 Zenith' });
    for (const category of [{}, { category: 'bank' }]) {
      expect(await lookUp({ ...category, target: '0155555552' })).toMatchObject([
        {
          key: 'kuda/0155555552',
          verdict: { level: 'confirmed' },
          notes: [{ kind: 'account', text: 'An account with this number at Kuda.' }],
        },
        { key: 'zenith/0155555552', verdict: { level: 'reported' } },
      ]);
    }
  });

  test('reported without its bank is shown, and said to be perhaps another', async () => {
    await createReport(ada, { category: 'bank', target: '0155555553' });
    const [found] = await lookUp({ target: 'UBA 0155555553' });
    expect(found).toMatchObject({ key: '?/0155555553', verdict: { level: 'reported' } });
    expect(noteKinds(found)).toEqual(['unknown-bank']);
    expect(noteKinds((await lookUp({ target: '0155555553' }))[0])).toEqual([]);
  });

  test('is found by its IBAN beside the name of the bank', async () => {
    await confirm({ category: 'bank', target: 'DE89 3704 0044 0532 0130 00' });
    expect(await lookUp({ target: 'DE89370400440532013000 Commerzbank' })).toMatchObject([
      { key: 'DE89370400440532013000', verdict: { level: 'confirmed' } },
    ]);
  });
});

describe('another address on a site', () => {
  test('that is confirmed is named in both directions, and each keeps its level', async () => {
    await confirm({ target: 'https://a1.evil-hosts.com/x' });
    for (const target of ['b2.evil-hosts.com', 'evil-hosts.com', 'c.b2.evil-hosts.com']) {
      const [found] = await lookUp({ target });
      expect(found).toMatchObject({ key: target, verdict: { level: 'unknown' } });
      expect(found?.notes).toEqual([
        { kind: 'other-address', text: 'Another address on evil-hosts.com is a confirmed scam.' },
      ]);
    }
    expect(noteKinds((await lookUp({ target: 'a1.evil-hosts.com' }))[0])).toEqual([]);
    expect(noteKinds((await checkText({ text: 'see b2.evil-hosts.com' }))[0]?.target)).toEqual([
      'other-address',
    ]);
  });

  test('is another person’s on a shared host, below a private suffix or beside the site', async () => {
    await confirm({ target: 'https://bit.ly/evil-x' });
    await confirm({ target: 'https://evil-x.github.io/' });
    await confirm({ target: 'https://not-evil-y.com/' });
    for (const target of ['bit.ly/other', 'other.github.io', 'evil-y.com']) {
      expect(noteKinds((await lookUp({ target }))[0])).toEqual([]);
    }
  });
});

test('a short link is the same with any query', async () => {
  await confirm({ target: 'https://bit.ly/QuEry' });
  for (const target of ['bit.ly/QuEry?id=1', 'bit.ly/QuEry?v=7', 'bit.ly/Qu%45ry']) {
    expect(await lookUp({ target })).toMatchObject([{ verdict: { level: 'confirmed' } }]);
  }
  expect(await lookUp({ target: 'reurl.cc/innocent' })).toMatchObject([
    { key: 'reurl.cc/innocent', verdict: { level: 'unknown' } },
  ]);
});

test('a number and its account are linked both ways', async () => {
  await confirm({ category: 'phone-number', target: '+234 803 555 7001' });
  const same = [{ category: 'phone-number', key: '+2348035557001' }];
  for (const target of ['https://wa.me/2348035557001', 'whatsapp://send?phone=2348035557001']) {
    const [found] = await lookUp({ target });
    expect(found).toMatchObject({ verdict: { level: 'unknown' }, same });
    expect(found?.same?.[0]?.verdict.level).toBe('confirmed');
  }
  await createReport(ada, { category: 'social-media', target: 'https://wa.me/2348035557002' });
  expect(await lookUp({ target: '08035557002' })).toMatchObject([
    { verdict: { level: 'unknown' }, same: [{ category: 'social-media' }] },
  ]);
});

test('what no rule recognises is looked up under every category', async () => {
  const wallet = 'Qm7VnZ9kDp3xTfG4hJ2sLrWbYc6aEuN8';
  await confirm({ category: 'crypto-wallet', subcategory: 'other', target: wallet });
  expect(await lookUp({ target: wallet })).toMatchObject([
    { category: 'crypto-wallet', verdict: { level: 'confirmed' } },
  ]);
  const found = await ada.request('GET', `/v1/reports?target=${wallet}`);
  expect(found.json().items).toHaveLength(1);
});

test('a wallet with a wrong checksum is named as mistyped', async () => {
  const text = 'Send BTC to 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb today';
  const [found] = await checkText({ text });
  expect(found).toMatchObject({ text: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', target: { id: null } });
  expect(noteKinds(found?.target)).toEqual(['mistyped']);
});

describe('a local number', () => {
  test('is read by the given country', async () => {
    await confirm({ category: 'phone-number', target: '+44 7911 123456' });
    const typed = { category: 'phone-number', target: '07911 123456' };
    expect(await lookUp({ ...typed, country: 'GB' })).toMatchObject([
      { key: '+447911123456', verdict: { level: 'confirmed' } },
    ]);
    const [named] = await checkText({ text: 'Call 07911 123456 now', country: 'GB' });
    expect(named?.target).toMatchObject({ verdict: { level: 'confirmed' } });
  });

  test('is read by the country of the account’s number, as a report is', async () => {
    const grace = await createClient(server);
    await server.platform.database
      .update(users)
      .set({ phone: '+447911999999' })
      .where(eq(users.id, grace.user.id));
    const { targetId } = await createReport(grace, {
      category: 'phone-number',
      target: '07911 123457',
    });
    expect((await grace.request('GET', `/v1/targets/${targetId}`)).json()).toMatchObject({
      key: '+447911123457',
      shown: '+447911123457',
    });
    const found = await grace.request('GET', '/v1/targets?target=07911123457');
    expect(found.json().items).toMatchObject([{ id: targetId }]);
  });

  test('with an unknown country is refused', async () => {
    const answer = await ada.request('GET', '/v1/targets?target=07911123456&country=Britain');
    expect(answer.statusCode).toBe(400);
  });
});

test.each([
  ['gtbank.com', 'own-address', "This is GTBank's own address."],
  ['ibank.gtbank.com', 'own-address', "This is GTBank's own address."],
  [
    'support@gtbank.com',
    'own-address',
    "This is GTBank's own address. Scammers can fake the sender of an email.",
  ],
  ['gtbank-ng.com', 'imitation', "This is not GTBank's own address."],
  ['zenithbank.com.evil.com', 'imitation', "This is not Zenith Bank's own address."],
  ['zenithbamk.com', 'imitation', "This is not Zenith Bank's own address."],
])('%s is told from a brand’s own address', async (target, kind, text) => {
  expect((await lookUp({ target }))[0]?.notes).toEqual([{ kind, text }]);
});
