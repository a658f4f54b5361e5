import type { StoppedRegister } from '@redflag/shared/notifications/notification.words';
import { notify } from '#modules/notifications/index.ts';
import { notificationEmail } from '#modules/settings/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { mailQueue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { stoppedRegisterMail } from './administrators.mail.ts';
import { selectActiveAdmins } from './administrators.queries.ts';

const mails = mailQueue<StoppedRegister>(
  'alerts.stopped-register-mail',
  'stopped register',
  'Emails the notification address that a register lost half of its entries.',
);

export function stoppedRegisterJobs({ jobs, database, mailer, config }: Platform): void {
  jobs.work(mails, async (register, { id }) => {
    const to = await notificationEmail(database);
    if (to) await mailer.send(await stoppedRegisterMail(config, { to, ...register }), id);
  });
}

/** Tells active administrators and the notification address that a register has stopped. */
export async function tellStoppedRegister(
  { jobs }: Pick<Platform, 'jobs'>,
  transaction: Queryable,
  register: StoppedRegister,
): Promise<void> {
  const admins = await selectActiveAdmins(transaction);
  const kind = 'register-stopped' as const;
  const parameters = { ...register };
  if (admins.length > 0)
    await notify(transaction, ...admins.map((userId) => ({ userId, kind, parameters })));
  await jobs.enqueue(transaction, mails, register);
}
