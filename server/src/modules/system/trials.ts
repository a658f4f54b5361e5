import { LRUCache } from 'lru-cache';
import { messageOf } from '#platform/database/connections.ts';
import { openMailServer } from '#platform/messages/mailer.ts';
import { openSmsProvider } from '#platform/messages/sms.ts';
import type { Platform } from '#platform/platform.ts';

/** Tries something: resolves with what is wrong with it, null if nothing is. */
export type Trial = () => Promise<string | null>;

/** How long a person waits for the slowest part. */
const PATIENCE_MS = 5_000;
/** How long services outside are not asked again, after they worked. */
const KEPT_MS = 300_000;

/** Makes a trial of a check, which fails if that takes too long. */
export function trial(check: () => Promise<unknown>, withinMs = PATIENCE_MS): Trial {
  return async () => {
    const { promise: late, resolve } = Promise.withResolvers<string>();
    const seconds = withinMs / 1_000;
    const timer = setTimeout(resolve, withinMs, `it did not answer within ${seconds} seconds.`);
    const tried = check().then(
      () => null,
      (error: unknown) => messageOf(error) || String(error),
    );
    return Promise.race([tried, late]).finally(() => clearTimeout(timer));
  };
}

/**
 * Returns the trials of a server. However many screens are open, the mail server and the SMS provider
 * are tried every few minutes, while they work.
 */
export function openTrials({ config, files, mailer }: Platform) {
  const mail = openMailServer(config);
  const provider = openSmsProvider(config.sms);
  const tryMail = mail && keptWhileWell(trial(mail.check));
  return {
    files: trial(() => files.check()),
    mail: tryMail && (() => tryMail({ forceRefresh: Boolean(mailer.awaySince()) })),
    sms: provider && keptWhileWell(trial(provider.check)),
  };
}

/** Returns a trial that is not repeated for some minutes after it went well. */
function keptWhileWell(attempt: Trial) {
  const kept = new LRUCache<'problem', { problem: string | null }>({
    max: 1,
    ttl: KEPT_MS,
    fetchMethod: async (_key, _stale, { options }) => {
      const problem = await attempt();
      if (problem !== null) options.ttl = 1;
      return { problem };
    },
  });
  return async (options = { forceRefresh: false }) =>
    (await kept.forceFetch('problem', options)).problem;
}
