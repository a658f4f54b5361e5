import { flushCompileCache } from 'node:module';
import { createApp } from './app.ts';
import { ensureFirstAdmin } from './modules/accounts/index.ts';
import { seedCategories } from './modules/categories/index.ts';
import { readConfig } from './platform/config.ts';
import { FileStoreError } from './platform/files.ts';
import { openLog } from './platform/log.ts';
import { openPlatform } from './platform/open-platform.ts';
import type { Platform } from './platform/platform.ts';

/** Reads the configuration, listens, and stops gracefully. */
export async function serve(): Promise<void> {
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  const { platform, close } = await openPlatform(config, log);
  try {
    await seedCategories(platform);
    const admin = await ensureFirstAdmin(platform);
    // Before anything else can fail: the password is shown this once.
    if (admin) announceAdmin(admin);
    await checkFiles(platform);
    const app = await createApp(platform);
    await platform.jobs.start();
    await app.listen({ host: config.host, port: config.port });
    process.stdout.write(`${config.companyName} is ready on ${config.publicUrl}\n`);
    // Already now: a server that is killed leaves the next start what was compiled, too.
    flushCompileCache();

    let stopping = false;
    const stop = async (signal: NodeJS.Signals) => {
      // Ctrl-C reaches the server twice, from the terminal and from npm: the second is no new wish.
      if (stopping) return;
      stopping = true;
      log.info({ signal }, 'stopping');
      await app.close();
      await close();
    };
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * A store that is only down now does not keep the server from starting: readiness tells.
 * @throws FileStoreError when it cannot work with these settings
 */
async function checkFiles({ files, log }: Platform): Promise<void> {
  try {
    await files.check();
  } catch (error) {
    if (error instanceof FileStoreError && error.isMisconfigured) throw error;
    log.warn({ err: error }, 'the file store does not work');
  }
}

function announceAdmin({ email, password }: { email: string; password: string }): void {
  process.stdout.write(
    [
      'An administrator was made for this new installation. This is shown once:',
      `  email:    ${email}`,
      `  password: ${password}\n`,
    ].join('\n'),
  );
}
