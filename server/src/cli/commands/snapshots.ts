import { stat } from 'node:fs/promises';
import { answer, inJson } from '#cli/answer.ts';
import { command, wholeNumber } from '#cli/command.ts';
import { showProgress } from '#cli/progress.ts';
import { backUp, refuseWithoutPictures } from '#cli/snapshot/back-up.ts';
import { exportEverything } from '#cli/snapshot/export-everything.ts';
import { findFuller, keepNewest, requireDigits, setAside } from '#cli/snapshot/kept-backups.ts';
import { describeAmounts } from '#cli/snapshot/manifest.ts';
import { restore } from '#cli/snapshot/restore.ts';
import { verifyBackup } from '#cli/snapshot/verify-backup.ts';
import { withPlatform } from '#cli/with-platform.ts';
import { putLastBackup, readLastBackup } from '#platform/last-backup.ts';

interface BackupOptions {
  verify?: boolean;
  keep?: number;
}

export const backupCommand = command('backup', {
  summary: 'save the database and all files in one archive',
  description: `Writes the database, as of one moment, and every stored file to one archive (tar, gzip). The archive appears under its name only when it is complete. With DATABASE_URL, the server can keep running. Jobs in the queue, such as an email about to be sent, are not included.

The archive holds personal data and secrets: protect it as you protect the database.`,
  example: 'backup /backups/redflag-$(date +%F).tar.gz --verify --keep 14',
})
  .argument('<file>', 'the archive to write; it must not exist yet')
  .option('--verify', 'restore it into a database that is removed afterwards, and count')
  .option(
    '--keep <N>',
    'then delete all but the N newest backups of the same name but for its digits',
    wholeNumber(1, 1_000),
  )
  .action((file: string, { verify = false, keep }: BackupOptions) =>
    withPlatform(async (platform) => {
      if (keep) requireDigits(file);
      const progress = showProgress();
      const begun = new Date().toISOString();
      const done = await backUp(platform, file, progress);
      const { missing } = done;
      const before = await readLastBackup(platform.database);
      const lackingSince = missing > 0 ? (before?.lackingSince ?? begun) : null;
      const fuller = await findFuller(file, lackingSince);
      const check = async () => {
        refuseWithoutPictures(done);
        if (verify) await verifyBackup(platform, file, done, progress);
        return keep ? keepNewest(file, keep, fuller) : [];
      };
      const deleted = await check().catch((error: Error) => setAside(file, error));
      progress.end();
      const { size } = await stat(file);
      const at = new Date().toISOString();
      const last = { at, bytes: size, verified: verify, missing, lackingSince, fuller };
      await putLastBackup(platform.database, last);
      const sentences = [
        `${file} contains ${describeAmounts(done)}.`,
        verify && 'It was restored elsewhere, and has all of them.',
        deleted.length > 0 && `Deleted: ${deleted.join(', ')}.`,
      ];
      const said = { file, ...done, bytes: size, verified: verify, deleted, fuller };
      answer(sentences.filter(Boolean).join(' '), said);
      if (missing > 0 && !inJson) {
        const kept = fuller ? ` ${fuller} has more of them: it is kept until you delete it.` : '';
        process.stderr.write(
          `The file store lacks ${missing} pictures of reports, posts or accounts, and so does the backup.${kept}\n`,
        );
      }
    }),
  );

export const restoreCommand = command('restore', {
  summary: 'restore a backup into an empty database',
  description: `Restores an archive that backup wrote: every row and every file, including sessions and secrets. One of an older version is upgraded. Stop all servers first. If it fails, the database stays as it was.`,
  example: 'restore /backups/redflag-2026-11-21.tar.gz',
})
  .argument('<file>', 'the archive')
  .option('--replace', 'replace everything in the database and the file store')
  .action((file: string, { replace = false }: { replace?: boolean }) =>
    withPlatform(async (platform) => {
      const done = await restore(platform, file, { replace }, showProgress());
      answer(`Restored ${describeAmounts(done)} from ${file}.`, { file, ...done });
    }, 'tables'),
  );

export const exportCommand = command('export', {
  summary: 'write everything in a format that other programs can read',
  description: `Writes each table as JSON Lines, all as of one moment, and every stored file. reports.jsonl can be imported elsewhere. To move or save a whole installation, use backup.

The folder holds personal data and secrets: protect it as you protect the database.`,
  example: 'export /srv/redflag-export',
})
  .argument('<folder>', 'created if missing; it must be empty')
  .action((folder: string) =>
    withPlatform(async (platform) => {
      const done = await exportEverything(platform, folder, showProgress());
      answer(`${folder} contains ${describeAmounts(done)}.`, { folder, ...done });
    }),
  );
