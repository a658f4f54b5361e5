import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { watchNewReports } from '#modules/alerts/administrators/new-reports.jobs.ts';
import { notifications, reports, settings } from '#platform/database/schema.ts';
import { allMailsTo, freshEmail } from '#testing/accounts/sign-up.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, differences, photograph, submitReport } from '#testing/factories.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { TwoInstances } from '#testing/two-instances.ts';
import { atOnce, startTwoInstances, statusesOf } from '#testing/two-instances.ts';

let instances: TwoInstances;
let server: TestApp;
beforeAll(async () => {
  instances = await startTwoInstances();
  server = instances.server;
});
afterAll(() => instances[Symbol.asyncDispose]());

const countReports = ({ user }: Client) =>
  server.platform.database.$count(reports, eq(reports.reporterId, user.id));

describe('twenty simultaneous submissions', () => {
  test.each([
    ['that are identical and share an Idempotency-Key', { 'idempotency-key': 'one click' }],
    ['that are identical and have no Idempotency-Key', { 'idempotency-key': undefined }],
  ])('%s create one report, one pair of notifications and one email', async (_how, headers) => {
    const { database } = server.platform;
    const to = freshEmail();
    await database.delete(reports);
    await database.delete(settings);
    await database.insert(settings).values({ name: 'notificationEmail', value: to });
    const answers = await atOnce(20, await instances.createClients(), (client) =>
      submitReport(client, {}, undefined, headers),
    );
    expect(statusesOf(answers)).toEqual(Array(20).fill(201));
    const filed = await database.select().from(reports);
    expect(filed).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.json().id))).toEqual(new Set([filed[0]?.id]));
    const told = await database
      .select({ kind: notifications.kind })
      .from(notifications)
      .where(eq(notifications.reportId, filed[0]?.id ?? ''));
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(['report-filed', 'report-waiting']);
    const later = new Date(Date.now() + 120_000);
    const platforms = [server.platform, instances.second.platform];
    await Promise.all(platforms.map((platform) => watchNewReports(platform, later)));
    const mails = await allMailsTo(server, to);
    expect(mails.map(({ subject }) => subject)).toEqual(['1 new report on Redflag']);
  });

  test('are separate reports if one field or the picture differs', async () => {
    const ada = await createClient(server);
    const plain = { 'idempotency-key': undefined };
    const picture = { content: await photograph(480), name: 'IMG_1.jpg' };
    await Promise.all([
      submitReport(ada, {}, undefined, plain),
      ...differences.map((fields) => submitReport(ada, fields, undefined, plain)),
      submitReport(ada, {}, picture, plain),
    ]);
    expect(await countReports(ada)).toBe(differences.length + 2);
  });

  test('are separate reports if sent one after the other', async () => {
    const ada = await createClient(server);
    for (const _time of [1, 2])
      await submitReport(ada, {}, undefined, { 'idempotency-key': undefined });
    expect(await countReports(ada)).toBe(2);
  });
});
