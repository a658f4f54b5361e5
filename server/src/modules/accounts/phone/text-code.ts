import { countryForCodes } from '@redflag/shared/accounts/phone-countries';
import type { PhoneProblemCode } from '@redflag/shared/accounts/phone-verification';
import { phoneProblems } from '@redflag/shared/accounts/phone-verification';
import { createCode } from '#modules/accounts/tokens/secrets.ts';
import type { Config } from '#platform/config.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { SmsRefusedError } from '#platform/messages/sms.ts';
import type { Platform } from '#platform/platform.ts';
import { openPhoneLimit } from './phone-limits.ts';

/** When to try again after the provider has refused. Most of its quotas are per hour or per day. */
const QUOTA_RETRY_SECONDS = 3_600;

interface CodeRequest {
  userId: string;
  /** The network address of the request. */
  address: string;
  /** E.164, of a country to which codes are sent. */
  phone: string;
}

/**
 * Sends a new code in a text message within the request, so that the person sees a refusal by the
 * provider. Returns the code.
 * @throws ProblemError 429 at a limit, 503 if the day's codes are used up or the provider does not take it
 */
export type TextCode = (request: CodeRequest, text: (code: string) => string) => Promise<string>;

/** Opens the sending of codes, whose limits count whatever they are for. */
export function openTextCode(platform: Platform): TextCode {
  const limit = openPhoneLimit(platform);
  return async ({ userId, address, phone }, text) => {
    const country = countryForCodes(phone);
    if (!country) throw new Error('No code may be sent to this number');
    const giveBack = await limit.take({ userId, address, phone, country });
    const code = createCode();
    try {
      await platform.sms.send({ to: phone, text: text(code) });
    } catch (error) {
      await giveBack();
      throw notSent(error);
    }
    return code;
  };
}

/** Whether a number gets codes: a person's, in a country that the settings name. @param phone E.164 */
export function getsCodes(phone: string, { sms: { countries } }: Config): boolean {
  const country = countryForCodes(phone);
  return country !== null && (countries.includes('*') || countries.includes(country));
}

function notSent(cause: unknown): ProblemError {
  const isRefused = cause instanceof SmsRefusedError;
  const code: PhoneProblemCode = isRefused
    ? 'auth/quota-exceeded'
    : 'auth/phone-verification-failed';
  return new ProblemError(
    {
      status: 503,
      code,
      detail: phoneProblems[code],
      ...(isRefused && { headers: { 'retry-after': String(QUOTA_RETRY_SECONDS) } }),
    },
    { cause },
  );
}
