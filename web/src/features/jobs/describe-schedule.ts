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
