import { readConfig } from '#platform/config.ts';
import { openLog } from '#platform/log/log.ts';
import { openPlatform } from '#platform/open-platform.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Opens the platform with the server's settings, runs a command's work on it, and closes it.
 * @throws OperatorError when the settings are wrong or the database cannot be opened
 */
export async function withPlatform(work: (platform: Platform) => Promise<void>): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const log = openLog('warn');
  await work(await openPlatform(readConfig(process.env), log, opened, { isCommand: true }));
}
