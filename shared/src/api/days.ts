import { z } from 'zod/mini';

/** A day, or a moment in UTC, by which lists are filtered. */
export const dayOrMoment = z.union(
  [z.iso.date(), z.iso.datetime()],
  'must be a day such as 2026-11-20 or a moment in UTC such as 2026-11-20T09:30:00Z',
);

/** Converts the days or moments `from` and `to`, both inclusive, to dates; `before` is exclusive. */
export function readPeriod({ from, to }: { from?: string | undefined; to?: string | undefined }): {
  from: Date | undefined;
  before: Date | undefined;
} {
  return { from: from ? new Date(from) : undefined, before: to ? endOf(to) : undefined };
}

/** Returns the first moment after a day, or after the millisecond of a moment. */
function endOf(dayOrMoment: string): Date {
  const start = new Date(dayOrMoment).getTime();
  return new Date(start + (dayOrMoment.includes('T') ? 1 : 24 * 3_600_000));
}
