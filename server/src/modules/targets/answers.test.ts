import { targetsSchema } from '@redflag/shared/checks';
import { expect, test } from 'vitest';
import { createClient, createReport } from '#testing/factories.ts';
import { sharedTestApp } from '#testing/shared-app.ts';

const server = await sharedTestApp();
const ada = await createClient(server);
const admin = await createClient(server, { role: 'admin' });

async function lookUp(query: Record<string, string>) {
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
