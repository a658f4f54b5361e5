import { z } from 'zod/mini';
import { described } from '#api/described.ts';
import { openEnum } from '#api/open-enum.ts';
import { categoryValues } from '#categories/categories.ts';
import { reportTypes } from '#reports/values.ts';
import { ENOUGH_PEOPLE, RECENT_WEEKS, ROUNDED_TO, TREND_WEEKS, TREND_WORDS } from './values.ts';

export * from './values.ts';

const people = z.nullable(z.int().check(z.positive()));

/** One kind of scam, with nothing of fewer people than `ENOUGH_PEOPLE`. */
const kindSchema = z.object({
  category: openEnum(categoryValues),
  type: openEnum(reportTypes),
  perWeek: described(
    z.array(people),
    `people who reported it in each week, rounded down to ${ROUNDED_TO}; null for fewer than ${ENOUGH_PEOPLE}`,
  ),
  recent: described(people, `the same of the last ${RECENT_WEEKS} weeks together`),
  change: described(
    z.nullable(z.int()),
    `percent by which \`recent\` differs from the ${RECENT_WEEKS} weeks before; null if either is`,
  ),
  isNew: described(z.boolean(), `whether only the last ${RECENT_WEEKS} weeks have enough people`),
  words: described(
    z.array(z.string()),
    `at most ${TREND_WORDS} ordinary words that mark its reports, by the alphabet`,
  ),
});

/** The response of `GET /v1/trends`: what our reviewers confirmed, by when it was reported. */
export const trendsSchema = z.object({
  countedAt: described(z.nullable(z.iso.datetime()), 'null before the first time'),
  weeks: described(
    z.array(z.iso.date()),
    `the Mondays (UTC) on which the last ${TREND_WEEKS} whole weeks began, the latest last`,
  ),
  kinds: described(z.array(kindSchema), 'what most people reported lately first'),
});
export type Trends = z.infer<typeof trendsSchema>;
export type TrendKind = z.infer<typeof kindSchema>;
