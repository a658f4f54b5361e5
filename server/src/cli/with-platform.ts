import { readConfig } from '#platform/config.ts';
import { openLog } from '#platform/log/log.ts';
import { openPlatform } from '#platform/open-platform.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Does a command's work on the platform that the server's settings name, and closes it again.
 * @throws OperatorError where the settings cannot be used or the database cannot be opened
 */
export async function withPlatform(work: (platform: Platform) => Promise<void>): Promise<void> {
  const { platform, close } = await openPlatform(readConfig(process.env), openLog('warn'));
  try {
    await work(platform);
  } finally {
    await close();
  }
}
