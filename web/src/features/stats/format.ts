import type { Stats } from '@redflag/shared/stats';

const oneDecimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Formats a time span in seconds in a suitable unit, such as '3.2 days'. */
export function formatDuration(seconds: number): string {
  if (seconds < HOUR) return inUnits(Math.max(1, Math.round(seconds / 60)), 'minute');
  if (seconds < 2 * DAY) return inUnits(seconds / HOUR, 'hour');
  return inUnits(seconds / DAY, 'day');
}

function inUnits(amount: number, unit: string): string {
  const shown = oneDecimal.format(amount);
  return `${shown} ${unit}${shown === '1' ? '' : 's'}`;
}

/** Formats a UTC day such as 2026-11-21 as dd/MM/yyyy (product specification section 9). */
export function formatDay(day: string): string {
  return day.split('-').reverse().join('/');
}

type Bucket = Stats['timeToResolution']['buckets'][number];

/** Names each bucket by its bounds. */
export function nameBuckets(buckets: Bucket[]): { name: string; count: number }[] {
  return buckets.map(({ withinDays, count }, index) => ({
    name: nameBucket(buckets[index - 1]?.withinDays ?? null, withinDays),
    count,
  }));
}

function nameBucket(from: number | null, to: number | null): string {
  if (to === null) return `More than ${from} days`;
  if (from !== null) return `${from} to ${to} days`;
  return to === 1 ? 'Within a day' : `Within ${to} days`;
}
