import type { Readable } from 'node:stream';
import { categoryLabel } from '@redflag/shared/categories/category.words';
import { subcategoryLabel } from '@redflag/shared/categories/subcategory.words';
import type { NotificationParts } from '@redflag/shared/notifications/notification.words';
import { wordNotification } from '@redflag/shared/notifications/notification.words';
import { selectUser } from '#modules/accounts/accounts.queries.ts';
import { listActsAbout } from '#modules/audit/index.ts';
import type { ArchivedFile } from '#platform/files/zip-files.ts';
import { zipFiles } from '#platform/files/zip-files.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { noSession } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { selectAttempts, selectEverythingAbout } from './export.queries.ts';

/**
 * Returns everything stored about the viewer, without secrets for signing in, as a ZIP archive: the
 * pictures and `my-data.json`, which names them.
 * @throws ProblemError 401 if the account was deleted during the request
 */
export async function exportEverything(
  { database, files }: Platform,
  viewer: Viewer,
): Promise<Readable> {
  const account = await selectUser(database, viewer.id);
  if (!account) throw noSession();
  const pictures: ArchivedFile[] = [];
  const addPicture = (name: string, key: string | null) => {
    if (!key) return null;
    const picture = { name: `pictures/${name}.${key.replace(/^.*\./, '')}`, key };
    pictures.push(picture);
    return picture.name;
  };
  const { reports, replies, secondLooks, searches, alerts, notifications, ...others } =
    await selectEverythingAbout(database, account);
  const { postsPublished, ...rest } = others;
  const everything = {
    exportedAt: new Date(),
    photo: addPicture('photo', account.photoKey),
    ...rest,
    reports: reports.map(({ evidenceKey, ...report }) => ({
      ...report,
      category: categoryLabel(report.category),
      subcategory: report.subcategory && subcategoryLabel(report.subcategory),
      evidence: addPicture(`reports/${report.id}`, evidenceKey),
    })),
    replies: replies.map((reply) => ({
      ...reply,
      picture: addPicture(`replies/${reply.id}`, reply.pictureKey),
    })),
    secondLooks: secondLooks.map((look) => ({
      ...look,
      picture: addPicture(`second-looks/${look.id}`, look.pictureKey),
    })),
    searches: searches.map((it) => ({ ...it, category: categoryLabel(it.category) })),
    alerts: alerts.map((it) => ({ ...it, category: it.category && categoryLabel(it.category) })),
    // As they read them, and as they are stored.
    notifications: notifications.map((row) => ({
      ...wordNotification(row as NotificationParts),
      ...row,
    })),
    postsPublished: postsPublished.map(({ imageKey, ...post }) => ({
      ...post,
      image: addPicture(`posts/${post.id}`, imageKey),
    })),
    attemptsCounted: await selectAttempts(database, account),
    administration: await listActsAbout(database, viewer.id),
  };
  const text = { name: 'my-data.json', content: JSON.stringify(everything, null, 2) };
  return zipFiles(files, text, pictures);
}
