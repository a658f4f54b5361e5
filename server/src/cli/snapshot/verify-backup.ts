import { makeThrowawayFolder } from '@redflag/embedded-postgres/throwaway-folder';
import type { Progress } from '#cli/progress.ts';
import { openPlatform } from '#platform/open-platform.ts';
import type { Platform } from '#platform/platform.ts';
import { OperatorError } from '#platform/process/operator-error.ts';
import type { Complete } from './manifest.ts';
import { describeAmounts } from './manifest.ts';
import { restore } from './restore.ts';

/**
 * Restores a backup into an embedded PostgreSQL and a folder that are removed afterwards, and counts.
 * @throws OperatorError if it cannot be restored, or has other rows or files than were written
 */
export async function verifyBackup(
  { config, log }: Platform,
  path: string,
  written: Complete,
  progress: Progress,
): Promise<void> {
  const folder = await makeThrowawayFolder('redflag-verify-');
  try {
    await using opened = new AsyncDisposableStack();
    const database = { ...config.database, url: undefined, listenUrl: undefined };
    const elsewhere = { ...config, dataDirectory: folder.path, database, s3: null };
    const platform = await openPlatform(elsewhere, log, opened, { isCommand: true });
    const restored = await restore(platform, path, { replace: false }, progress);
    if (JSON.stringify(restored) !== JSON.stringify({ rows: written.rows, files: written.files })) {
      throw new OperatorError(
        `${path} is damaged: it holds ${describeAmounts(restored)} instead of ${describeAmounts(written)}.`,
      );
    }
  } finally {
    await folder.remove();
  }
}
