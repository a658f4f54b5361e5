import { z } from 'zod';
import { accountStatuses, meSchema } from './accounts.ts';

/** An account as an administrator sees it. */
export const userSchema = meSchema;

/** Body of `PATCH /v1/users/{id}`. */
export const userChangeSchema = z.object({
  status: z.enum(accountStatuses, 'Please choose active or suspended'),
});
export type UserChange = z.infer<typeof userChangeSchema>;
