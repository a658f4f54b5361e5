import { z } from 'zod/mini';
import { described } from '#api/described.ts';
import { asciiDigits } from '#text/clean-text.ts';
import { robotCheckSchema } from './accounts.ts';

export const PHONE_CODE_VALID_FOR_MS = 10 * 60_000;
export const PHONE_CODE_TRIES = 5;

/** How long a person must wait before the same number gets another code, in milliseconds. */
export const PHONE_RESEND_AFTER_MS = 60_000;

export const INVALID_PHONE = 'Invalid: Please enter a valid phone number';

/**
 * Messages of phone verification, by code. Source: product specification section 8, except
 * `auth/phone-already-in-use`: a verified number belongs to one account.
 */
export const phoneProblems = {
  'auth/invalid-verification-code':
    'The verification code you entered is invalid. Please check and try again.',
  'auth/missing-verification-code': 'Please enter the verification code sent to your phone.',
  'auth/code-expired': 'The verification code has expired. Please request a new code.',
  'auth/invalid-phone-number': 'The phone number provided is invalid. Please check and try again.',
  'auth/too-many-requests':
    'You have made too many requests in a short period. Please wait and try again later.',
  'auth/quota-exceeded': 'SMS quota exceeded. Please try again later.',
  'auth/error-code-39':
    'Too many attempts with this phone number. Please use another phone number try again later.',
  'auth/phone-verification-failed':
    'An error occurred during phone verification. Please try again.',
  'auth/phone-already-in-use':
    'This phone number is already verified by another account. Please use another phone number.',
} as const;
export type PhoneProblemCode = keyof typeof phoneProblems;

/**
 * Body of `POST /v1/auth/phone/send`, with a number for `parsePhone`. Reads a value that is not
 * text as empty, so that every invalid number is refused with the same code.
 */
export const sendPhoneCodeSchema = z.object({
  phone: z.catch(z.string(), ''),
  robotCheck: robotCheckSchema,
});

/** Answer of `POST /v1/auth/phone/send`. */
export const phoneCodeSentSchema = z.object({
  phone: described(z.string(), 'masked except its last four digits'),
  expiresAt: z.iso.datetime(),
});

/** Body of `POST /v1/auth/phone/verify`: a code in any script's digits; drops spaces and dashes. */
export const verifyPhoneSchema = z.object({
  code: z.pipe(
    z.catch(z.string(), ''),
    z.transform((code) => asciiDigits(code.slice(0, 100)).replace(/[\s\p{Pd}]/gu, '')),
  ),
});
