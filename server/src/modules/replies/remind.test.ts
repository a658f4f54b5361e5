import { afterAll, describe, expect, test } from 'vitest';
import { replies } from '#platform/database/schema.ts';
import { openDisputes } from '#testing/disputes.ts';
import { startTestApp } from '#testing/test-app.ts';
import { watchOver } from './remind.jobs.ts';

const server = await startTestApp();
afterAll(() => server[Symbol.asyncDispose]());
const { database } = server.platform;
const { admin, dispute, read, told } = await openDisputes(server);
const DAY_MS = 24 * 3_600_000;

describe('the clock', () => {
  test('reminds half-way, two days before and each day after, once each, run to the end', async () => {
    await database.delete(replies);
    const { id } = await dispute();
    const start = Date.parse((await read(admin, id)).createdAt);
    const count = async () =>
      (await told(admin)).filter(({ title }) => title === 'Answers Wait for a Decision').length;
    const before = await count();
    const reminders: number[] = [];
    for (let day = 1; day <= 17; day++) {
      const now = new Date(start + day * DAY_MS + 60_000);
      // Two servers at once, and again after one was killed.
      await Promise.all([watchOver(server.platform, now), watchOver(server.platform, now)]);
      await watchOver(server.platform, now);
      if ((await count()) > before + reminders.length) reminders.push(day);
    }
    expect(reminders).toEqual([7, 12, 15, 16, 17]);
    expect((await told(admin))[0]?.content).toBe(
      `1 answer waits for a decision, 1 is late. The first is due on ${new Date(start + 14 * DAY_MS).toISOString().slice(0, 10).split('-').reverse().join('/')}.`,
    );
    await watchOver(server.platform, new Date(start + 91 * DAY_MS));
    expect(await read(admin, id)).toMatchObject({ proof: null, state: 'waiting' });
  });

  test('ends what nothing is left to decide of', async () => {
    const { holder, reporter, reportId, id } = await dispute();
    await reporter.request('DELETE', `/v1/reports/${reportId}`);
    expect(await read(holder, id)).toMatchObject({ target: null, state: 'waiting' });
    await watchOver(server.platform, new Date());
    expect(await read(holder, id)).toMatchObject({ target: null, state: 'withdrawn' });
  });
});
