import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { writeSnapshots } from '#modules/feeds/snapshots.service.ts';
import { openClock } from '#testing/change-log.ts';
import { findEverywhere } from '#testing/database/find-everywhere.ts';
import { createClient, createReport, visitor } from '#testing/factories.ts';
import { untilDone } from '#testing/jobs.ts';
import { startInternet } from '#testing/services/internet.ts';
import { startTestApp } from '#testing/test-app.ts';
import { addReceiver, addWebhook, RECEIVERS, sendDue } from '#testing/webhooks.ts';

const internet = await startInternet(RECEIVERS);
const server = await startTestApp({
  ...{ FEEDS: 'public', FEED_CATEGORIES: 'website' },
  ...internet.settings,
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await internet[Symbol.asyncDispose]();
});

test('no feed, change, message to a webhook or email has a note, or what a reporter lost', async () => {
  const secret = 'Inkling-of-the-team';
  const lost = '731559.37';
  const target = 'noted-by-the-team.example';
  const admin = await createClient(server, { role: 'admin' });
  const ada = await createClient(server);
  const receiver = addReceiver(internet);
  await addWebhook(server, receiver.url);
  const clock = openClock(server.platform);
  const { id, targetId } = await createReport(ada, {
    ...{ category: 'website', target },
    ...{ amount: lost, currency: 'NGN' },
  });
  const note = (path: string) => admin.request('POST', path, { text: secret });
  await note(`/v1/targets/${targetId}/notes`);
  await note(`/v1/reports/${id}/reporter-notes`);
  await note(`/v1/user-notes/${ada.user.id}`);
  // Listed, and no longer.
  for (const status of ['Resolved', 'Rejected']) {
    const body = { status, reason: 'As I see it' };
    expect((await admin.request('PATCH', `/v1/reports/${id}`, body)).statusCode).toBe(200);
    await clock.settle();
    await writeSnapshots(server.platform);
    await sendDue(server.platform);
    const { files } = server.platform;
    const written: string[] = [];
    for await (const { key } of files.list('feeds'))
      if (!/\.(br|gzip)$/.test(key)) written.push(await text(await files.get(key)));
    for (const inside of [secret, lost]) expect(written.join()).not.toContain(inside);
    // The target was looked for where it is listed.
    if (status === 'Resolved') expect(written.join()).toContain(target);
  }
  const log = await visitor(server)('GET', '/v1/changes?limit=1000');
  expect(log.json().items).toMatchObject([{ key: target }, { key: target }]);
  expect(receiver.received).toHaveLength(2);
  for (const { body } of [log, ...receiver.received])
    for (const inside of [secret, lost]) expect(body).not.toContain(inside);
  await untilDone(server, '%mail');
  expect(await findEverywhere(server, [secret, lost])).toEqual([
    'public.case_notes.text',
    'public.reports.amount',
    'public.user_notes.text',
  ]);
});
