import type { Stats } from '@redflag/shared/stats';
import type { Forms } from '@redflag/shared/text/plural';
import { plural } from '@redflag/shared/text/plural';
import type { Bar } from '#ui/charts/chart.tsx';
import { formatCount } from '#ui/text/counts.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Formats a time span in seconds in a suitable unit, such as '3.2 days'. */
export function formatDuration(seconds: number): string {
  if (seconds < HOUR)
    return inUnits(Math.max(1, Math.round(seconds / 60)), { one: '# minute', other: '# minutes' });
  if (seconds < 2 * DAY) return inUnits(seconds / HOUR, { one: '# hour', other: '# hours' });
  return inUnits(seconds / DAY, { one: '# day', other: '# days' });
}

function inUnits(amount: number, forms: Forms): string {
  const shown = formatCount(Math.round(amount * 10) / 10);
  return plural(shown === '1' ? 1 : amount, forms, shown);
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Formats a UTC day such as 2026-11-21 as dd/MM/yyyy (product specification section 9), with its weekday. */
function formatDay(day: string): string {
  return `${weekdays[new Date(day).getUTCDay()]} ${day.split('-').reverse().join('/')}`;
}

/** Returns a chart's bar for each UTC day, with each Monday below it. */
export function barsOf(days: { day: string; count: number }[]): Bar[] {
  return days.map(({ day, count }) => {
    const name = formatDay(day);
    return {
      name,
      count,
      tick: name.startsWith('Mon') ? name.slice(0, 'Mon dd/MM'.length) : undefined,
    };
  });
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
  return plural(to, { one: 'Within a day', other: 'Within # days' });
}
