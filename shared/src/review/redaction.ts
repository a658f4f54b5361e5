import { z } from 'zod/mini';
import { described } from '#api/described.ts';
import { DESCRIPTION_MAX } from '#reports/values.ts';
import type { TextRange } from '#text/redaction.ts';

/** Every word of the longest description. */
const REDACTIONS_MAX = DESCRIPTION_MAX / 2;

const rangeSchema = z
  .object({ start: z.int().check(z.nonnegative()), end: z.int().check(z.positive()) })
  .check(
    z.refine<TextRange>(({ start, end }) => start < end, {
      error: () => 'A part must end after its start',
    }),
  );

/** Body of `POST /v1/reports/{id}/redactions`. */
export const redactionSchema = z.object({
  ranges: described(
    z.array(rangeSchema).check(
      z.minLength(1, { error: () => 'Please select the words to remove' }),
      z.maxLength(REDACTIONS_MAX, {
        error: () => `At most ${REDACTIONS_MAX} parts at once`,
      }),
    ),
    'parts of the description, in UTF-16 code units',
  ),
  redactedAt: described(
    z.nullable(z.iso.datetime()),
    'of the report as the caller saw it: the text of any other stays as it is',
  ),
});
export type Redaction = z.infer<typeof redactionSchema>;
