import { z } from 'zod/mini';
import { changePasswordSchema } from './passwords.ts';
import { appCodeSchema, passkeyProofSchema } from './second-factor.ts';

export const wrongConfirmationCode = () => 'The code is wrong or too old.';
const malformedCode = { error: () => 'Please enter the 6-digit code from the email.' };

export const confirmationCodeSchema = z.object({
  code: z.pipe(
    z.pipe(
      z.string(malformedCode),
      z.transform((code) => code.replace(/[\s\p{Pd}]/gu, '')),
    ),
    z.string().check(z.regex(/^\d{6}$/, malformedCode)),
  ),
});
export const confirmationPasswordSchema = z.pick(changePasswordSchema, { currentPassword: true });

/** Body of `POST /v1/auth/confirm`: the password, a second factor or, with neither, the emailed code. */
export const confirmationSchema = z.union(
  [confirmationPasswordSchema, appCodeSchema, passkeyProofSchema, confirmationCodeSchema],
  { error: () => 'Please enter your password, a code, or use your passkey.' },
);
export type Confirmation = z.infer<typeof confirmationSchema>;
