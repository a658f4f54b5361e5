const DAY: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' };
const TIME: Intl.DateTimeFormatOptions = {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
};
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const dayInReadersZone = new Intl.DateTimeFormat('en-GB', DAY);
const timeInReadersZone = new Intl.DateTimeFormat('en-GB', TIME);
const ago = new Intl.RelativeTimeFormat('en-GB');

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365.25 * DAY_MS],
  ['month', (365.25 * DAY_MS) / 12],
  ['week', 7 * DAY_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
];

/** Formats a moment's day as dd/MM/yyyy in the reader's zone (product specification section 9). */
export function formatDay(moment: string | Date): string {
  return dayInReadersZone.format(new Date(moment));
}

/** Formats a moment's time as HH:mm:ss in the reader's zone (product specification section 9). */
export function formatTime(moment: string | Date): string {
  return timeInReadersZone.format(new Date(moment));
}

/** Says which day a moment was, in the reader's zone: 'Today', 'Yesterday' or dd/MM/yyyy. */
export function nameDay(moment: string | Date, now: Date): string {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  const day = formatDay(moment);
  if (day === formatDay(now)) return 'Today';
  return day === formatDay(yesterday) ? 'Yesterday' : day;
}

/** Says how long ago a moment was, such as '2 days ago'. */
export function timeAgo(moment: string | Date, now: Date): string {
  const passed = now.getTime() - new Date(moment).getTime();
  const [unit, length] = units.find(([, lasts]) => passed >= lasts) ?? [];
  return unit && length ? ago.format(-Math.floor(passed / length), unit) : 'just now';
}
