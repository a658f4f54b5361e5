import { z } from 'zod/mini';
import { described } from './described.ts';

/** What a client needs before sign-in: the response of `GET /v1/app-config`. */
export const appConfigSchema = z.object({
  name: described(z.string(), 'the product and company name'),
  supportEmail: z.string(),
  signUp: described(z.boolean(), 'whether new accounts can be created, by email or with Google'),
  emailProviders: described(
    z.array(z.string()),
    'email domains that may sign up; * allows all, an empty list none',
  ),
  robotCheck: described(z.boolean(), 'whether forms must include a solved robot check'),
  google: described(z.boolean(), 'whether Google sign-in is set up'),
  staffSignIn: described(
    z.nullable(z.string()),
    'the name of the provider that staff can sign in with; null if there is none',
  ),
  replyDays: described(z.int(), 'within how many days answers to reports are decided'),
  sessionTimeout: described(z.int(), 'inactivity after which a session ends, in milliseconds'),
});
export type AppConfig = z.infer<typeof appConfigSchema>;
