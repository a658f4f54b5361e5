import { nameDay } from '#ui/text/dates.ts';

/** Puts what comes newest first under its days: 'Today', 'Yesterday', then dd/MM/yyyy. */
export function byDay<Entry extends { createdAt: string }>(
  entries: Entry[],
  now: Date,
): [day: string, ofDay: Entry[]][] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = nameDay(entry.createdAt, now);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
}
