import { isKnownDevice } from '#modules/accounts/sessions/devices.queries.ts';
import type { Platform } from '#platform/platform.ts';
import type { GiveBack } from '#platform/rate-limits/rate-limits.ts';
import { openNetworkLimit, openRateLimit, takeAll } from '#platform/rate-limits/rate-limits.ts';
import { spendRobotCheck } from '#platform/robot-check/robot-check.ts';

export interface Attempt {
  email: string;
  /** The network address that it comes from. */
  address: string;
  deviceId: string;
  robotCheck?: string | undefined;
}

/**
 * Slows down password guessing without letting anyone lock out an account's owner. A device that
 * has signed in before has its own count; others count by account and network. After too many
 * failures in total, unknown devices solve a robot check.
 */
export interface AttemptLimit {
  /**
   * Counts an attempt before the password is checked, so that parallel attempts all count. Returns
   * what uncounts it, for a right password.
   * @throws ProblemError 429 if the attempts are used up, 422 if a robot check is missing
   */
  take(attempt: Attempt): Promise<GiveBack>;
}

export function openAttemptLimit(platform: Platform): AttemptLimit {
  const { database, config } = platform;
  const perDevice = openRateLimit(database, 'sign-in-device');
  const perAccount = openRateLimit(database, 'sign-in-account');
  const perAccountAndNetwork = openNetworkLimit(database, 'sign-in-account-network');
  const perNetwork = openNetworkLimit(database, 'sign-in-network');

  async function takeOfUnknownDevice({ email, address, robotCheck = '' }: Attempt) {
    const giveBack = await takeAll([
      ...perAccountAndNetwork(address, email),
      ...(config.rateLimits ? perNetwork(address) : []),
    ]);
    const failure = await perAccount.take(email);
    if (failure.allowed) {
      return async () => {
        await giveBack();
        await failure.giveBack();
      };
    }
    try {
      await spendRobotCheck(platform, robotCheck);
    } catch (refusal) {
      await giveBack();
      throw refusal;
    }
    return giveBack;
  }

  return {
    async take(attempt) {
      const { email, deviceId } = attempt;
      return (await isKnownDevice(database, attempt))
        ? takeAll([{ limit: perDevice, key: `${email} ${deviceId}` }])
        : takeOfUnknownDevice(attempt);
    },
  };
}
