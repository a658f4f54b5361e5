import {
  forgotPasswordSchema,
  sendVerificationSchema,
  signInSchema,
  signUpSchema,
  termsRequired,
  verificationCodeSchema,
} from '@redflag/shared/accounts';
import {
  confirmationCodeSchema,
  confirmationPasswordSchema,
} from '@redflag/shared/accounts/confirmation';
import { isDecoratedName } from '@redflag/shared/accounts/decorated-passwords';
import {
  namedPassword,
  newPasswordSchema,
  passwordsDiffer,
} from '@redflag/shared/accounts/passwords';
import { phoneProblems, verifyPhoneSchema } from '@redflag/shared/accounts/phone-verification';
import {
  appCodeSchema,
  passkeyNameSchema,
  recoveryCodeSchema,
} from '@redflag/shared/accounts/second-factor';
import { z } from 'zod/mini';
import { brand } from '#ui/brand.ts';
import type { FormErrors } from '#ui/form/form.ts';
import { errorsBy, validateBy } from '#ui/form/form.ts';

/** Typed twice. */
export interface NewPassword {
  password: string;
  repeatPassword: string;
}

/** Each returns what is wrong with the values of a form, by field. They need zod: see check.ts. */
export const checkSignIn = validateBy(signInSchema);
export const checkForgotten = validateBy(z.pick(forgotPasswordSchema, { email: true }));
export const checkEmail = validateBy(sendVerificationSchema);
export const checkEmailCode = validateBy(verificationCodeSchema);

/** @param providers whose addresses may sign up */
export function checkSignUpAccount(values: object, providers: readonly string[]): FormErrors {
  return errorsBy(z.pick(signUpSchema(providers), { username: true, email: true }), values);
}

const termsSchema = z.object({ acceptTerms: z.literal(true, termsRequired) });

export function checkSignUpPassword(
  values: NewPassword & { username: string; email: string },
): FormErrors {
  const { username, email } = values;
  return { ...checkNewPassword(values, [username, email]), ...errorsBy(termsSchema, values) };
}

/**
 * Checks a new password and its repetition. Only the server knows all common ones.
 * @param names the person's, if known
 */
export function checkNewPassword(
  { password, repeatPassword }: NewPassword,
  names: string[] = [],
): FormErrors {
  return {
    ...(isDecoratedName(password, [...names, brand.name]) ? { password: namedPassword() } : {}),
    ...errorsBy(z.object({ password: newPasswordSchema }), { password }),
    ...(password === repeatPassword ? {} : { repeatPassword: passwordsDiffer() }),
  };
}

export const checkAppCode = validateBy(appCodeSchema);
export const checkRecoveryCode = validateBy(recoveryCodeSchema);
export const checkPasskeyName = validateBy(passkeyNameSchema);

export const checkCurrentPassword = validateBy(confirmationPasswordSchema);
export const checkConfirmationCode = validateBy(confirmationCodeSchema);

export function checkPasswordChange(values: NewPassword & { currentPassword: string }): FormErrors {
  return { ...checkCurrentPassword(values), ...checkNewPassword(values) };
}

/** Rejects a malformed code in the browser, so that it does not cost an attempt. */
export const checkPhoneCode = validateBy(
  z.object({
    code: z.pipe(
      verifyPhoneSchema.shape.code,
      z.string().check(
        z.minLength(1, {
          error: () => phoneProblems['auth/missing-verification-code'],
          abort: true,
        }),
        z.regex(/^\d{6}$/, { error: () => phoneProblems['auth/invalid-verification-code'] }),
      ),
    ),
  }),
);
