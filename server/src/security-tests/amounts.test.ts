import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSnapshots } from '#modules/feeds/snapshots.service.ts';
import { openClock } from '#testing/change-log.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport, visitor } from '#testing/factories.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';

/*
 * Only the reporter and the team read what was lost and when it was paid: in answers about one target, only as the
 * median of several people.
 */

const paid = { amount: '731559.37', currency: 'NGN', paidAt: '2026-03-14T15:09:26.000Z' };
const traces = /731,?559|2026-03-14|14\/03\/2026/;

let server: TestApp;
let ada: Client;
let admin: Client;
const reported: { id: string; targetId: string }[] = [];
beforeAll(async () => {
  server = await startTestApp({ FEEDS: 'public', RATE_LIMITS: 'off' });
  ada = await createClient(server);
  admin = await createClient(server, { role: 'admin' });
  for (const status of ['Resolved', 'Pending']) {
    const report = await createReport(ada, { target: 'evil-shop.com', ...paid });
    reported.push(report);
    if (status === 'Resolved') await admin.request('PATCH', `/v1/reports/${report.id}`, { status });
  }
  const clock = openClock(server.platform);
  await clock.settle();
  await writeSnapshots(server.platform);
});
afterAll(() => server[Symbol.asyncDispose]());

/** The address of every call that reads something, with each id that it may be about. */
async function addresses(): Promise<string[]> {
  const { paths } = (await visitor(server)('GET', '/v1/openapi.json')).json();
  const ids = reported.flatMap(({ id, targetId }) => [id, targetId]);
  const files = ['website.json', 'website.csv', 'website.txt'];
  return Object.entries<object>(paths)
    .filter(([path, calls]) => 'get' in calls && path !== '/v1/events')
    .flatMap(([path]) =>
      path.includes('{')
        ? [...ids, ...files].map((of) =>
            path
              .replace('{category}', 'website')
              .replace('{bits}', '0')
              .replace('{bucket}', '0')
              .replace(/\{\w+\}/g, of),
          )
        : [path, `${path}?category=website&target=evil-shop.com`],
    );
}

test('what was lost is in nothing that others read', async () => {
  const readers = {
    visitor: visitor(server),
    other: (await createClient(server)).request,
    checker: (await createClient(server, { reviewRole: 'checker' })).request,
  };
  const read: string[] = [];
  for (const [who, request] of Object.entries(readers))
    for (const address of await addresses()) {
      const { statusCode, body } = await request('GET', address);
      if (statusCode === 200) read.push(`${who} ${address}`);
      expect(body, `${who} ${address}`).not.toMatch(traces);
    }
  const { id = '', targetId } = reported[0] ?? {};
  expect(read).toEqual(
    expect.arrayContaining([
      `other /v1/reports/${id}`,
      `other /v1/targets/${targetId}/overview`,
      'other /v1/reports?category=website&target=evil-shop.com',
      'other /v1/check/website/0/0',
      'visitor /v1/changes',
    ]),
  );
});

test('the reporter and the team read it', async () => {
  const reviewer = await createClient(server, { reviewRole: 'reviewer' });
  const { id } = reported[0] ?? {};
  for (const { request } of [ada, admin, reviewer])
    expect((await request('GET', `/v1/reports/${id}`)).json()).toMatchObject(paid);
  expect((await ada.request('GET', '/v1/me/reports')).json().items[0]).toMatchObject(paid);
  const files = [
    await ada.request('GET', '/v1/me/reports.csv'),
    await admin.request('GET', '/v1/reports.csv'),
  ];
  for (const { body } of files) expect(body).toContain('731559.37,NGN,2026-03-14 15:09:26');
});
