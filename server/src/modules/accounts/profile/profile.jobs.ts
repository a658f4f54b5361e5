import { mailQueue, queue } from '#platform/jobs/jobs.ts';
import { removePicture } from '#platform/pictures/picture-sweep.ts';
import type { Platform } from '#platform/platform.ts';
import { accountDeletedMail } from './account-deleted.mail.ts';

export const PHOTO_FOLDER = 'profile_images';

export const photoDeletions = queue<{ photoKey: string }>(
  'accounts.delete-photo',
  'Delete old profile photos',
  'Deletes a profile photo that was removed or replaced.',
);
export const accountDeletedMails = mailQueue<{ email: string; username: string; byAdmin: boolean }>(
  'accounts.account-deleted-mail',
  'account deleted',
  'Emails people when their account was deleted.',
);

export function profileJobs(platform: Platform): void {
  const { jobs, mailer, config } = platform;
  jobs.work(photoDeletions, ({ photoKey }) => removePicture(platform, photoKey));
  jobs.work(accountDeletedMails, async (person, { id }) =>
    mailer.send(await accountDeletedMail(config, person), id),
  );
}
