import type { SignUp } from '@redflag/shared/accounts';
import { canonicalMailbox } from '@redflag/shared/accounts/canonical-mailbox';
import { robotCheck } from '#platform/limits.ts';
import type { Platform } from '#platform/platform.ts';
import type { GiveBack } from '#platform/rate-limits/rate-limits.ts';
import { openNetworkLimit, openRateLimit, takeAll } from '#platform/rate-limits/rate-limits.ts';
import { spendRobotCheck } from '#platform/robot-check/robot-check.ts';

/**
 * Limits the accounts made with one mailbox, in whatever spelling of its address, and makes those from
 * one network dearer: it refuses none, because mobile networks share addresses.
 */
export interface SignUpLimit {
  /** Returns how many times the usual work a robot check takes for a network address. */
  hardness(address: string): Promise<number>;
  /**
   * Counts one account, and returns what uncounts it if it is not made.
   * @throws ProblemError 422 without a robot check that is fresh and about hard enough, 429 if the
   * mailbox has had its accounts
   */
  take(input: Pick<SignUp, 'email' | 'robotCheck'>, address: string): Promise<GiveBack>;
  /** The same without a robot check, for an address that is proven. */
  takeProven(email: string, address: string): Promise<GiveBack>;
}

export function openSignUpLimit(platform: Platform): SignUpLimit {
  const { database, config } = platform;
  const perMailbox = openRateLimit(database, 'sign-up-mailbox');
  const perNetwork = openNetworkLimit(database, 'sign-up-network');
  const networksOf = (address: string) => (config.rateLimits ? perNetwork(address) : []);

  async function hardness(address: string): Promise<number> {
    let load = 1;
    for (const { limit, key } of networksOf(address)) load = Math.max(load, await limit.load(key));
    return Math.min(robotCheck.hardest, 2 ** Math.floor(Math.log2(load)));
  }

  async function count(email: string, address: string, check?: () => Promise<void>) {
    // Before anything is compared, so that parallel sign-ups all count.
    const counted: GiveBack[] = [];
    for (const { limit, key } of networksOf(address)) counted.push(await limit.add(key));
    const giveBack = async () => {
      for (const uncount of counted) await uncount();
    };
    try {
      await check?.();
      counted.push(await takeAll([{ limit: perMailbox, key: canonicalMailbox(email) }]));
    } catch (refusal) {
      await giveBack();
      throw refusal;
    }
    return giveBack;
  }

  return {
    hardness,
    take: ({ email, robotCheck }, address) =>
      count(email, address, async () => {
        // Half, or others' sign-ups while a person fills the form in would void their check.
        await spendRobotCheck(platform, robotCheck, Math.max(1, (await hardness(address)) / 2));
      }),
    takeProven: count,
  };
}
