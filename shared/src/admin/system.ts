import { z } from 'zod/mini';
import { described } from '#api/described.ts';
import { openEnum } from '#api/open-enum.ts';

/** How a part of the system is doing: well; somebody should look; something does not work. */
export const conditions = ['ok', 'look', 'wrong'] as const;
export type Condition = (typeof conditions)[number];

const count = z.int().check(z.nonnegative());
const bytes = z.number().check(z.nonnegative());
const moment = z.iso.datetime();
const manual = described(z.string(), 'where the manual says more, such as docs/operations.md#mail');

/** Something that the service depends on, or that an operator should know of it. */
export const systemPartSchema = z.object({
  name: z.string(),
  title: z.string(),
  condition: openEnum(conditions),
  text: described(z.string(), 'how it is, in plain words'),
  manual,
});
export type SystemPart = z.infer<typeof systemPartSchema>;

/** A setting that may surprise, of the server that answers. */
export const unusualSettingSchema = z.object({
  name: z.string(),
  value: described(z.nullable(z.string()), 'null if it is a secret, or not set'),
  condition: openEnum(conditions),
  text: z.string(),
  manual,
});
export type UnusualSetting = z.infer<typeof unusualSettingSchema>;

/** A server that said within the last minute that it runs. */
export const runningServerSchema = z.object({
  id: z.uuid(),
  version: z.string(),
  commit: z.string(),
  address: described(z.string(), 'its machine and port'),
  startedAt: moment,
  seenAt: moment,
  memoryBytes: bytes,
  clockMs: described(z.int(), "how far its clock is ahead of the database's"),
});
export type RunningServer = z.infer<typeof runningServerSchema>;

/** The response of `GET /v1/system`, and what `npm run redflag -- status --json` prints. */
export const systemSchema = z.object({
  at: moment,
  ok: described(z.boolean(), 'whether nothing is wrong'),
  problems: described(z.array(z.string()), 'what is wrong, as sentences'),
  version: z.string(),
  commit: z.string(),
  node: z.string(),
  manualUrl: described(z.nullable(z.string()), 'where the files of this version can be read'),
  parts: z.array(systemPartSchema),
  settings: z.array(unusualSettingSchema),
  servers: z.array(runningServerSchema),
  database: z.nullable(
    z.object({
      version: z.string(),
      bytes,
      connections: count,
      maxConnections: count,
      answerMs: z.number(),
    }),
  ),
  migrations: z.nullable(z.object({ applied: count, pending: count })),
  disk: z.nullable(z.object({ free: bytes, size: bytes })),
  backup: z.nullable(
    z.object({
      ...{ at: moment, bytes, verified: z.boolean() },
      missing: described(z.int(), 'how many pictures it lacks, as the file store does'),
      lackingSince: described(z.nullable(moment), 'when a backup first lacked some'),
      fuller: described(z.nullable(z.string()), 'an earlier one that has more of them'),
    }),
  ),
  jobs: z.array(
    z.object({
      name: z.string(),
      schedule: z.nullable(z.string()),
      waiting: count,
      oldestWaitingAt: z.nullable(moment),
      failed: count,
      lastSuccessAt: z.nullable(moment),
    }),
  ),
  reports: described(z.record(z.string(), count), 'how many there are, by status'),
  accounts: z.nullable(count),
  release: described(
    z.nullable(
      z.object({
        version: z.string(),
        url: z.nullable(z.string()),
        notes: z.nullable(z.string()),
        isNewer: z.boolean(),
      }),
    ),
    'the newest release, if anybody looks for it (RELEASE_NOTICE_URL)',
  ),
});
export type System = z.infer<typeof systemSchema>;

/** The response of `POST /v1/system/test-mail`. */
export const testMailSchema = z.object({
  to: z.string(),
  accepted: z.boolean(),
  answer: described(z.string(), 'what the mail server said, or why it could not be asked'),
});
