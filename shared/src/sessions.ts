import { z } from 'zod';

/** A place where the account is signed in. */
export const sessionSchema = z.object({
  id: z.uuid(),
  browser: z.string().describe("such as 'Chrome on Android'"),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: z.boolean().describe('whether the request came from this session'),
});
export type Session = z.infer<typeof sessionSchema>;

export const sessionsSchema = z.object({ items: z.array(sessionSchema) });
