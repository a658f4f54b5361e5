/**
 * Puts a cron expression into words, for the few forms that jobs use; returns any other unchanged.
 * @param cron five fields, UTC; null for jobs without a schedule
 */
export function describeSchedule(cron: string | null): string {
  if (cron === null) {
    return 'When needed';
  }
  const [minute = '', hour = '', ...days] = cron.split(' ');
  if (days.join(' ') !== '* * *') {
    return cron;
  }
  const step = /^\*\/(\d+)$/.exec(minute)?.[1];
  if (hour === '*' && minute === '*') {
    return 'Every minute';
  }
  if (hour === '*' && step) {
    return `Every ${step} minutes`;
  }
  if (hour === '*' && /^\d+$/.test(minute)) {
    return minute === '0' ? 'Every hour' : `Every hour, at minute ${minute}`;
  }
  if (/^\d+$/.test(hour) && /^\d+$/.test(minute)) {
    return `Every day at ${hour.padStart(2, '0')}:${minute.padStart(2, '0')} UTC`;
  }
  return cron;
}

const DAY_MINUTES = 1_440;

/**
 * Returns when a job runs next, for the same forms; null for any other.
 * @param cron five fields, UTC; null for jobs without a schedule
 */
export function nextRun(cron: string | null, now: Date): Date | null {
  const [minute = '', hour = '', ...days] = cron?.split(' ') ?? [];
  if (days.join(' ') !== '* * *') return null;
  const next = new Date(now);
  next.setUTCSeconds(0, 0);
  for (let passed = 0; passed < DAY_MINUTES; passed += 1) {
    next.setUTCMinutes(next.getUTCMinutes() + 1);
    if (admits(minute, next.getUTCMinutes()) && admits(hour, next.getUTCHours())) return next;
  }
  return null;
}

function admits(field: string, value: number): boolean {
  const step = /^\*\/(\d+)$/.exec(field)?.[1];
  return field === '*' || (step ? value % Number(step) === 0 : Number(field) === value);
}
