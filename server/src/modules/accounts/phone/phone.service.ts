import type { Me } from '@redflag/shared/accounts';
import type { PhoneProblemCode } from '@redflag/shared/accounts/phone-verification';
import {
  PHONE_CODE_TRIES,
  PHONE_CODE_VALID_FOR_MS,
  phoneProblems,
} from '@redflag/shared/accounts/phone-verification';
import { maskPhone } from '@redflag/shared/accounts/values';
import { parsePhone } from '@redflag/shared/targets/numbers/phone';
import { announceAccount } from '#modules/accounts/account-changes.ts';
import { readMe } from '#modules/accounts/profile/profile.service.ts';
import { hashCode, proveByCode } from '#modules/accounts/tokens/codes.ts';
import { replaceToken } from '#modules/accounts/tokens/tokens.queries.ts';
import { notify } from '#modules/notifications/index.ts';
import type { Config } from '#platform/config.ts';
import { violatesUnique } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { invalidField, ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { spendRobotCheck } from '#platform/robot-check/robot-check.ts';
import { keepUnverifiedPhone, markPhoneVerified } from './phone.queries.ts';
import type { TextCode } from './text-code.ts';
import { getsCodes } from './text-code.ts';

const MINUTE_MS = 60_000;

interface CodeRequest {
  /** In any format. */
  phone: string;
  robotCheck: string;
  /** The network address of the request. */
  address: string;
}

/**
 * Sends a code within the request, so that the person sees a refusal by the provider. Once the
 * provider accepts it, earlier codes are void. Returns the masked number and when the code expires.
 * @throws ProblemError 422, 429 or 503 as in the catalogue (product specification section 8)
 */
export async function sendPhoneCode(
  platform: Platform & { textCode: TextCode },
  viewer: Viewer,
  { phone: typed, robotCheck, address }: CodeRequest,
): Promise<{ phone: string; expiresAt: string }> {
  const { database, config, textCode } = platform;
  const phone = parsePhone(typed);
  if (!phone || !getsCodes(phone, config)) throw refusedField('phone', 'auth/invalid-phone-number');
  await spendRobotCheck(platform, robotCheck);
  const code = await textCode({ userId: viewer.id, address, phone }, (sent) =>
    codeMessage(config, sent),
  );
  const expiresAt = new Date(Date.now() + PHONE_CODE_VALID_FOR_MS);
  await database.transaction(async (transaction) => {
    await replaceToken(transaction, {
      userId: viewer.id,
      purpose: 'verify-phone',
      codeHash: hashCode(viewer.id, code),
      triesLeft: PHONE_CODE_TRIES,
      phone,
      expiresAt,
    });
    await keepUnverifiedPhone(transaction, viewer.id, phone);
  });
  return { phone: maskPhone(phone), expiresAt: expiresAt.toISOString() };
}

/**
 * Phones fill in the code from the last line, only on this site. Source: Origin-bound one-time
 * codes delivered via SMS (WICG), whose host has no port.
 */
function codeMessage(config: Config, code: string): string {
  const minutes = PHONE_CODE_VALID_FOR_MS / MINUTE_MS;
  const sentence = `${code} is your ${config.companyName} code. It is valid for ${minutes} minutes.`;
  return `${sentence}\n\n@${new URL(config.publicUrl).hostname} #${code}`;
}

/**
 * Checks the code (without spaces). If it is right, its number becomes the account's verified
 * number.
 * @throws ProblemError 422 as in the catalogue; 409 if a different account has verified the number
 */
export async function verifyPhone(platform: Platform, viewer: Viewer, code: string): Promise<Me> {
  if (!code) throw refusedField('code', 'auth/missing-verification-code');
  if (!/^\d{6}$/.test(code)) throw refusedField('code', 'auth/invalid-verification-code');
  const result = await proveCode(platform, viewer, code);
  if (result === 'wrong') throw refusedField('code', 'auth/invalid-verification-code');
  if (result === 'expired') throw refusedField('code', 'auth/code-expired');
  return readMe(platform, viewer);
}

async function proveCode({ database, pepper }: Platform, { id: userId }: Viewer, code: string) {
  try {
    return await proveByCode(
      database,
      'verify-phone',
      { userId, code },
      async (transaction, { phone }) => {
        if (!phone) throw new Error('The code was sent to no number');
        await markPhoneVerified(transaction, userId, {
          phone,
          print: pepper.print('phone', phone),
        });
        await notify(transaction, {
          userId,
          kind: 'phone-verified',
          parameters: { lastDigits: phone.slice(-4) },
        });
        await announceAccount(transaction, userId);
      },
    );
  } catch (error) {
    if (!violatesUnique(error, 'users_verified_phone')) throw error;
    const problem = 'auth/phone-already-in-use';
    throw new ProblemError({ status: 409, code: problem, detail: phoneProblems[problem] });
  }
}

function refusedField(path: 'phone' | 'code', code: PhoneProblemCode): ProblemError {
  return invalidField(path, phoneProblems[code], code);
}
