import { z } from 'zod/mini';
import { described } from './described.ts';

export const WATCHED_AT_MOST = 10;

const topic = z.string().check(
  z.regex(/^(reports|report:[0-9a-f-]{36}|target:[0-9a-f]{16})$/, {
    error: () => 'Watch reports, report:<id> or target:<hash>',
  }),
);

/** Query of `GET /v1/events`: what to be told of besides what concerns the account. */
export const eventsQuerySchema = z.object({
  watch: described(
    z.pipe(
      z.transform((given) => (given === undefined ? [] : [given].flat())),
      z.array(topic).check(
        z.maxLength(WATCHED_AT_MOST, {
          error: () => `Watch at most ${WATCHED_AT_MOST} at a time`,
        }),
      ),
    ),
    'several times: `report:<id>`, `target:<hash>`, or `reports` for every report',
  ),
});
