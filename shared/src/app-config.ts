import { z } from 'zod';

/** What a client needs before sign-in: the response of `GET /v1/app-config`. */
export const appConfigSchema = z.object({
  name: z.string().describe('the product and company name'),
  supportEmail: z.string(),
  signUp: z.boolean().describe('whether new accounts can be created, by email or with Google'),
  emailProviders: z
    .array(z.string())
    .describe('email domains that may sign up; * allows all, an empty list none'),
  robotCheck: z.boolean().describe('whether forms must include a solved robot check'),
  google: z.boolean().describe('whether Google sign-in is set up'),
  sessionTimeout: z.int().describe('inactivity after which a session ends, in milliseconds'),
});
export type AppConfig = z.infer<typeof appConfigSchema>;
