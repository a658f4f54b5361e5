import { z } from 'zod/mini';
import { described } from '#described.ts';

/** A place where the account is signed in. */
export const sessionSchema = z.object({
  id: z.uuid(),
  browser: described(z.string(), "such as 'Chrome on Android'"),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: described(z.boolean(), 'whether the request came from this session'),
});
export type Session = z.infer<typeof sessionSchema>;

export const sessionsSchema = z.object({ items: z.array(sessionSchema) });
