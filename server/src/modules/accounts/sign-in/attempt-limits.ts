import { isKnownDevice } from '#modules/accounts/sessions/devices.queries.ts';
import type { Counted } from '#platform/limits/rate-limits.ts';
import {
  giveBackAll,
  openNetworkLimit,
  openRateLimit,
  takeAll,
} from '#platform/limits/rate-limits.ts';
import { spendRobotCheck } from '#platform/limits/robot-check.ts';
import type { Platform } from '#platform/platform.ts';

export interface Attempt {
  email: string;
  /** The network address that it comes from. */
  address: string;
  deviceId: string;
  robotCheck?: string | undefined;
}

/**
 * Slows down password guessing without letting anyone lock out the owner of an account. A device
 * that has signed in to the account before has its own count; all others count by account and
 * network. If an account has had too many failures in total, unknown devices solve a robot check.
 */
export interface AttemptLimit {
  /**
   * Counts an attempt before the password is checked, so that parallel attempts all count.
   * @returns uncounts the attempt, for a right password
   * @throws ProblemError 429 if the attempts are used up, 422 if a robot check is missing
   */
  take(attempt: Attempt): Promise<() => Promise<void>>;
}

export function openAttemptLimit(platform: Platform): AttemptLimit {
  const { database, config } = platform;
  const perDevice = openRateLimit(database, 'sign-in-device');
  const perAccount = openRateLimit(database, 'sign-in-account');
  const perAccountAndNetwork = openNetworkLimit(database, 'sign-in-account-network');
  const perNetwork = openNetworkLimit(database, 'sign-in-network');

  async function takeOfUnknownDevice({ email, address, robotCheck = '' }: Attempt) {
    const counted = [
      ...perAccountAndNetwork(address, email),
      ...(config.rateLimits ? perNetwork(address) : []),
    ];
    await takeAll(counted);
    const { allowed } = await perAccount.take(email);
    if (allowed) return [...counted, { limit: perAccount, key: email }];
    try {
      await spendRobotCheck(platform, robotCheck);
    } catch (refusal) {
      await giveBackAll(counted);
      throw refusal;
    }
    return counted;
  }

  return {
    async take(attempt) {
      let counted: Counted[];
      if (await isKnownDevice(database, attempt)) {
        counted = [{ limit: perDevice, key: `${attempt.email} ${attempt.deviceId}` }];
        await takeAll(counted);
      } else {
        counted = await takeOfUnknownDevice(attempt);
      }
      return () => giveBackAll(counted);
    },
  };
}
