import { DAY } from './plan.ts';

const MINUTE = 60_000;

const dates = new Map<number, string>();
const minutes = Array.from({ length: DAY / MINUTE }, (_, minute) => {
  const hour = String(Math.floor(minute / 60)).padStart(2, '0');
  return `${hour}:${String(minute % 60).padStart(2, '0')}`;
});

/** Returns the UTC date of a moment (milliseconds since 1970), such as `2026-11-21`. Cached. */
export function dateAt(moment: number): string {
  const day = Math.floor(moment / DAY);
  let date = dates.get(day);
  if (date === undefined) {
    date = new Date(moment).toISOString().slice(0, 10);
    dates.set(day, date);
  }
  return date;
}

/** Returns the same as `Date.toISOString` for a moment, in a quarter of the time. */
export function isoAt(moment: number): string {
  const minute = Math.floor(moment / MINUTE);
  // The leading 1 keeps the zeros.
  const rest = String(100_000 + moment - minute * MINUTE);
  return `${dateAt(moment)}T${minutes[minute % minutes.length]}:${rest.slice(1, 3)}.${rest.slice(3)}Z`;
}
