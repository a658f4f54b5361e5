import { expect, test } from 'vitest';
import { createClient, createReport } from '#testing/factories.ts';
import { openDatabaseProxy } from '#testing/services/database-proxy.ts';
import { startTestApp } from '#testing/test-app.ts';
import { describeReplyTimes, describeReviewTime, reviewTimeFiller } from './review-time.ts';

const PAGE = '<span>#REVIEW_TIME</span>';
const HOUR_MS = 3_600_000;

test.each([
  [{ reports: 10, medianSeconds: 3_600 }, 'half were confirmed within a day.'],
  [{ reports: 400, medianSeconds: 2.1 * 86_400 }, 'half were confirmed within 3 days.'],
])('of %o, people read %s', (measured, sentence) => {
  expect(describeReviewTime(measured)).toContain(sentence);
});

test.each([
  { reports: 9, medianSeconds: 60 },
  { reports: 0, medianSeconds: null },
])('of %o, which says too little, people read nothing', (measured) => {
  expect(describeReviewTime(measured)).toBe('');
});

test.each([
  [
    { waiting: 3, overdue: 1, decided: 8, inTime: 7, medianSeconds: 2.1 * 86_400 },
    'In the last 90 days we decided 8, 7 of them in time and half of them within 3 days; 1 is late now.',
  ],
  [
    { waiting: 0, overdue: 0, decided: 0, inTime: 0, medianSeconds: null },
    'In the last 90 days there was nothing to decide; none is late now.',
  ],
])('of answers %o, people read %s', (measured, sentence) => {
  expect(describeReplyTimes(measured)).toBe(sentence);
});

test('the page about decisions says by when answers are decided, and how that went', async () => {
  await using server = await startTestApp({ REPLY_DAYS: '21' });
  const page = reviewTimeFiller(server.platform, 'within #REPLY_DAYS days. #REPLY_TIMES');
  expect(await page(Date.now())).toBe(
    'within 21 days. In the last 90 days there was nothing to decide; none is late now.',
  );
});

test('the help page says how long reviews took, and knows it an hour later', async () => {
  await using server = await startTestApp();
  const page = reviewTimeFiller(server.platform, PAGE);
  const now = Date.now();
  expect(await page(now)).toBe('<span></span>');
  const ada = await createClient(server);
  const admin = await createClient(server, { role: 'admin' });
  for (let at = 0; at < 10; at++) {
    const { id } = await createReport(ada);
    await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved' });
  }
  expect(await page(now + HOUR_MS - 1)).toBe('<span></span>');
  expect(await page(now + HOUR_MS)).toContain('half were confirmed within a day.');
});

test('without the database, the help page does without the figure', async () => {
  await using server = await startTestApp();
  await using proxy = await openDatabaseProxy(server.databaseUrl);
  await using down = await startTestApp({ DATABASE_URL: proxy.url });
  proxy.cut();
  expect(await reviewTimeFiller(down.platform, PAGE)(Date.now())).toBe('<span></span>');
  proxy.restore();
});
