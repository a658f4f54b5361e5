import { z } from 'zod/mini';
import { described } from '#api/described.ts';
import { verdictLevels } from './values.ts';

export * from './values.ts';

const count = z.int().check(z.nonnegative());
const moment = z.nullable(z.iso.datetime());

/** A verdict as every call returns it. */
export const verdictSchema = z.object({
  level: z.enum(verdictLevels),
  stale: described(z.boolean(), 'nobody reported it for 24 months'),
  heading: z.string(),
  explanation: described(z.string(), 'the arithmetic, as a sentence without a full stop'),
  brief: described(
    z.string(),
    'the same without rejected and closed reports, if anything is left without them',
  ),
  people: described(count, 'who reported it, each once; feeds and rejected reports do not count'),
  verifiedPeople: described(count, 'of these, with a verified phone number'),
  newPeople: described(
    count,
    'of these, with accounts less than a day old when they first reported it',
  ),
  sources: described(count, 'feeds that list it'),
  reports: z.object({
    pending: count,
    underReview: count,
    resolved: count,
    rejected: count,
    closed: count,
  }),
  firstReportedAt: moment,
  lastReportedAt: moment,
  confirmedAt: moment,
  clearedAt: described(moment, 'when a reviewer last found no scam'),
  disputedSince: described(moment, 'since when its holder, who proved that it is theirs, objects'),
  decideBy: described(moment, 'by when reviewers decide about that'),
  statement: described(
    z.nullable(z.object({ text: z.string(), at: z.iso.datetime() })),
    'what its holder says, as reviewers published it',
  ),
  formerHolder: described(
    z.nullable(z.object({ until: z.iso.date(), reports: count, people: count })),
    'decided reports from before somebody else held it, which do not count in the rest',
  ),
});
export type Verdict = z.infer<typeof verdictSchema>;
