import { selectActiveAdmins } from '#modules/alerts/index.ts';
import { notify } from '#modules/notifications/index.ts';
import { notificationEmail } from '#modules/settings/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { SwitchedOff } from './webhook-off.mail.ts';
import { offMails } from './webhooks.jobs.ts';

/** What people call a webhook. The rest of its address may be secret. */
export function hostOf(url: string): string {
  return URL.parse(url)?.host ?? '';
}

/** Tells administrators, on screen and by email, that a webhook of an organisation was switched off. */
export async function tellOff(
  { jobs }: Pick<Platform, 'jobs'>,
  transaction: Queryable,
  off: SwitchedOff,
): Promise<void> {
  const admins = await selectActiveAdmins(transaction);
  const notification = { kind: 'webhook-off' as const, parameters: off };
  if (admins.length > 0)
    await notify(transaction, ...admins.map((userId) => ({ userId, ...notification })));
  if (await notificationEmail(transaction)) await jobs.enqueue(transaction, offMails, off);
}
