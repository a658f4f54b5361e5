import { z } from 'zod';

/** A day, or a moment in UTC: how lists are narrowed by date. */
export const dayOrMoment = z.union(
  [z.iso.date(), z.iso.datetime()],
  'must be a day such as 2026-11-20 or a moment in UTC such as 2026-11-20T09:30:00Z',
);

/** Where the days or moments `from` and `to`, both inclusive, begin and end; `before` is exclusive. */
export function readPeriod({ from, to }: { from?: string | undefined; to?: string | undefined }): {
  from: Date | undefined;
  before: Date | undefined;
} {
  return { from: from ? new Date(from) : undefined, before: to ? endOf(to) : undefined };
}

/** A day ends with its last moment, a moment with its millisecond. */
function endOf(dayOrMoment: string): Date {
  const start = new Date(dayOrMoment).getTime();
  return new Date(start + (dayOrMoment.includes('T') ? 1 : 24 * 3_600_000));
}
