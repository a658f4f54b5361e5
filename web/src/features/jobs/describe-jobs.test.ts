import type { Job } from '@redflag/shared/admin/jobs';
import { expect, test } from 'vitest';
import { describeJobs, isIdle } from './describe-jobs.ts';

const AT = '2026-11-22T10:00:00.000Z';
const works: Job = {
  name: 'stats.merge-counts',
  title: 'Tidy up statistics',
  purpose: 'merges counts',
  schedule: null,
  lastRunAt: AT,
  lastSuccessAt: AT,
  lastError: null,
  waiting: 0,
  failed: 0,
};
const fails: Job = { ...works, lastSuccessAt: null, lastError: { message: 'No route', at: AT } };

test.each([
  [[works, works], 'All 2 jobs are well: none failed, none waiting.'],
  [[works, { ...works, waiting: 3, failed: 1 }], 'No job is failing now: 1 failed, 3 waiting.'],
  [[fails, works], 'Failing: ‘Tidy up statistics’. In all, none failed, none waiting.'],
  [
    [{ ...fails, waiting: 2, failed: 4 }, works],
    'Failing: ‘Tidy up statistics’. In all, 4 failed, 2 waiting.',
  ],
])('one line sums up how the jobs are doing: %#', (jobs, line) => {
  expect(describeJobs(jobs)).toBe(line);
});

test('a job that did not run, waits for nothing and gave nothing up has nothing to do', () => {
  const idle = { ...works, lastRunAt: null, lastSuccessAt: null };
  expect(isIdle(idle)).toBe(true);
  expect(isIdle(works)).toBe(false);
  expect(isIdle({ ...idle, waiting: 1 })).toBe(false);
});
