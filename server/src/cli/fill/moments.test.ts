import { expect, test } from 'vitest';
import { dateAt, isoAt } from './moments.ts';

test.each(['2024-02-29T00:00:00.000Z', '2026-11-21T09:05:03.007Z', '2026-12-31T23:59:59.999Z'])(
  '%s is formatted as toISOString does',
  (iso) => {
    const moment = Date.parse(iso);
    expect([isoAt(moment), dateAt(moment)]).toEqual([iso, iso.slice(0, 10)]);
  },
);
