import { z } from 'zod/mini';

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;

export const passwordRequired = { error: () => 'Password is required.' };
export const wrongPassword = { error: () => 'The current password is incorrect.' };
export const passwordsDiffer = () => 'Passwords do not match';
export const weakPassword = () => 'The password is too weak. Please enter a stronger password.';
/** Why a password is weak. */
export const commonPassword = () => `${weakPassword()} Many people use this one or one like it.`;
export const namedPassword = () =>
  `${weakPassword()} It is a name of yours or ours with little added.`;

/**
 * Letters, with their case, and digits of every script count; a letter without case, such as
 * Arabic, is neither. Everything else is special, even spaces, but not an accent typed separately.
 */
const passwordRules: [RegExp, () => string][] = [
  [/\p{Lu}/u, () => 'Password must contain at least one uppercase letter.'],
  [/\p{Ll}/u, () => 'Password must contain at least one lowercase letter.'],
  [/\p{Nd}/u, () => 'Password must contain at least one digit.'],
  [/[^\p{L}\p{M}\p{Nd}]/u, () => 'Password must contain at least one special character.'],
];

/** A new password, which is never trimmed. Every rule that fails adds its own message. */
export const newPasswordSchema = z
  .string(passwordRequired)
  .check(z.minLength(1, { ...passwordRequired, abort: true }), ({ value, issues }) => {
    const messages = passwordRules
      .filter(([rule]) => !rule.test(value))
      .map(([, message]) => message());
    // Characters, not halves of them.
    const { length } = [...value];
    if (length < PASSWORD_MIN) {
      messages.unshift(`Password must be at least ${PASSWORD_MIN} characters long.`);
    }
    if (length > PASSWORD_MAX) {
      messages.unshift(`Password must be at most ${PASSWORD_MAX} characters long.`);
    }
    for (const message of messages) {
      issues.push({ code: 'custom', message, input: value, continue: true });
    }
  });

/** Body of `POST /v1/auth/reset-password/check`; the token is in the emailed link. */
export const resetLinkSchema = z.object({
  // Of any length: one that is cut off or pasted twice is a link that does not work.
  token: z.string(),
});

/** Body of `POST /v1/auth/reset-password`. */
export const resetPasswordSchema = z.extend(resetLinkSchema, { password: newPasswordSchema });

/** Body of `POST /v1/auth/change-password`. */
export const changePasswordSchema = z.object({
  currentPassword: z
    .string(passwordRequired)
    .check(z.minLength(1, passwordRequired), z.maxLength(1_000, wrongPassword)),
  password: newPasswordSchema,
});
