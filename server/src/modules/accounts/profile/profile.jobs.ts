import { sweepFiles } from '#platform/files/file-sweep.ts';
import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { accountDeletedMail } from './account-deleted.mail.ts';
import { selectPhotoKeys } from './profile.queries.ts';

export const PHOTO_FOLDER = 'profile_images';

export const photoDeletions = queue<{ photoKey: string }>(
  'accounts.delete-photo',
  'Deletes a profile photo that was removed or replaced.',
);
export const accountDeletedMails = queue<{ email: string; username: string; byAdmin: boolean }>(
  'accounts.account-deleted-mail',
  'Emails people when their account was deleted.',
);
const photoSweep = queue('accounts.sweep-photos', 'Deletes profile photos that no account uses.');

export function profileJobs(platform: Platform): void {
  const { jobs, files, mailer, config, database } = platform;
  jobs.work(photoDeletions, ({ photoKey }) => files.delete(photoKey));
  jobs.work(accountDeletedMails, async (person, { id }) =>
    mailer.send(await accountDeletedMail(config, person), id),
  );
  jobs.work(
    photoSweep,
    () => sweepFiles(files, PHOTO_FOLDER, (keys) => selectPhotoKeys(database, keys), new Date()),
    { cron: '27 * * * *' },
  );
}
