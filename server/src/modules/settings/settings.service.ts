import { roles } from '@redflag/shared/accounts';
import { SESSION_TIMEOUT_DEFAULT_MS } from '@redflag/shared/accounts/values';
import type { Settings } from '@redflag/shared/admin/settings';
import type { Sessions } from '#modules/accounts/index.ts';
import { recordAct } from '#modules/audit/index.ts';
import { announce } from '#platform/announcements/announcements.ts';
import type { Queryable } from '#platform/database/database.ts';
import { putSetting, selectSetting } from '#platform/database/stored-settings.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { lockSettings } from './settings.queries.ts';

/** Returns the inactivity after which a session ends, in milliseconds. */
export async function sessionTimeout(database: Queryable): Promise<number> {
  return Number((await selectSetting(database, 'sessionTimeout')) ?? SESSION_TIMEOUT_DEFAULT_MS);
}

/** Returns the address for emails about new and, hourly, pending reports; null for none. */
export async function notificationEmail(database: Queryable): Promise<string | null> {
  const email = await selectSetting(database, 'notificationEmail');
  return email === null ? null : String(email);
}

export async function readSettings(database: Queryable): Promise<Settings> {
  return {
    sessionTimeout: await sessionTimeout(database),
    notificationEmail: await notificationEmail(database),
  };
}

/**
 * Changes settings, immediately for every instance and open browser. A shorter timeout also ends
 * sessions inactive for that long. An unchanged value has no effect.
 */
export function changeSettings(
  { database }: Platform,
  sessions: Sessions,
  admin: Viewer,
  change: Partial<Settings>,
): Promise<Settings> {
  return database.transaction(async (transaction) => {
    await lockSettings(transaction);
    const before = await readSettings(transaction);
    const after = { ...before, ...change };
    for (const name of ['sessionTimeout', 'notificationEmail'] as const) {
      if (before[name] === after[name]) continue;
      await putSetting(transaction, name, after[name]);
      await recordAct(transaction, admin, {
        action: 'setting.change',
        subject: name,
        before: { [name]: before[name] },
        after: { [name]: after[name] },
      });
      const event = { name: 'config', by: admin.id } as const;
      await announce(transaction, ...roles.map((role) => ({ ...event, audience: { role } })));
    }
    if (after.sessionTimeout < before.sessionTimeout) await sessions.endExpired(transaction);
    return after;
  });
}
