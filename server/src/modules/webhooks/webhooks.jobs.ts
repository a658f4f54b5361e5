import { DELIVERIES_KEPT, DELIVERIES_KEPT_DAYS } from '@redflag/shared/webhooks/values';
import { notificationEmail } from '#modules/settings/index.ts';
import { mailQueue, queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import type { SwitchedOff } from './webhook-off.mail.ts';
import { webhookOffMail } from './webhook-off.mail.ts';
import { deleteOldDeliveries } from './webhooks.queries.ts';

const clearing = queue(
  'webhooks.clear',
  'Clear deliveries of webhooks',
  'Deletes what is kept of deliveries that are older than a week, and all but the last thousand of a webhook.',
);

export const offMails = mailQueue<SwitchedOff>(
  'webhooks.off-mail',
  'webhook switched off',
  'Tells the notification address that a webhook was switched off.',
);

export function webhookJobs({ jobs, database, mailer, config }: Platform): void {
  const kept = { days: DELIVERIES_KEPT_DAYS, most: DELIVERIES_KEPT };
  jobs.work(clearing, () => deleteOldDeliveries(database, kept), { cron: '40 * * * *' });
  jobs.work(offMails, async (off, { id }) => {
    const to = await notificationEmail(database);
    if (to) await mailer.send(await webhookOffMail(config, to, off), id);
  });
}
