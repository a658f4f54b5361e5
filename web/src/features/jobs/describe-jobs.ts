import type { Job } from '@redflag/shared/admin/jobs';

/** Whether the last run failed, after the last one that did not. */
export function isFailing({ lastError, lastSuccessAt }: Job): boolean {
  return lastError !== null && (lastSuccessAt === null || lastSuccessAt <= lastError.at);
}

/** Whether tasks wait for it, or failed in the last day. */
export function isRestless({ waiting, failed }: Job): boolean {
  return waiting + failed > 0;
}

/** Whether it had nothing to do in the last day. */
export function isIdle(job: Job): boolean {
  return job.lastRunAt === null && !isRestless(job);
}

/** Whether no job fails, and no task has in the last day. Those that wait are usual. */
export function isWell(jobs: Job[]): boolean {
  return !jobs.some((job) => isFailing(job) || job.failed > 0);
}

/** Says in one line whether all is well, or which jobs are failing, and how many tasks failed or wait. */
export function describeJobs(jobs: Job[]): string {
  const failing = jobs.filter(isFailing).map(({ title }) => `‘${title}’`);
  const failed = sum(jobs.map((job) => job.failed));
  const waiting = sum(jobs.map((job) => job.waiting));
  const counts = `${failed || 'none'} failed, ${waiting || 'none'} waiting.`;
  if (failing.length > 0) return `Failing: ${failing.join(', ')}. In all, ${counts}`;
  return failed + waiting > 0
    ? `No job is failing now: ${counts}`
    : `All ${jobs.length} jobs are well: ${counts}`;
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
