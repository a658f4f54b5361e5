import { flushCompileCache } from 'node:module';
import { createApp } from './app.ts';
import { ensureFirstAdmin } from './modules/accounts/index.ts';
import { seedCategories } from './modules/categories/index.ts';
import { readConfig } from './platform/config.ts';
import { FileStoreError } from './platform/files/files.ts';
import { openLog } from './platform/log/log.ts';
import { openPlatform } from './platform/open-platform.ts';
import type { Platform } from './platform/platform.ts';

/** How long a stop may take in total, whatever hangs. Supervisors allow half a minute. */
const STOP_WITHIN_MS = 28_000;

/** Runs the server with the settings of the environment until a signal stops it gracefully. */
export async function serve(): Promise<void> {
  // First of all, so that a start that is stopped leaves nothing half done.
  const stopWanted = untilStopWanted();
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  const { platform, close } = await openPlatform(config, log);
  try {
    await seedCategories(platform);
    const admin = await ensureFirstAdmin(platform);
    // Before anything else can fail, because the password is shown only once.
    if (admin) announceAdmin(admin);
    await checkFiles(platform);
    const app = await createApp(platform);
    await platform.jobs.start();
    await app.listen({ host: config.host, port: config.port });
    process.stdout.write(`${config.companyName} is ready on ${config.publicUrl}\n`);
    // Now, so that the next start finds the compiled code even if this server is killed.
    flushCompileCache();

    const signal = await stopWanted;
    log.info({ signal }, 'stopping');
    // Answers in progress may still add jobs; the next server runs them.
    await Promise.all([app.close(), platform.jobs.rest()]);
  } finally {
    await close();
  }
  // A mail server that never answers would keep the process alive. Its job has been given back.
  process.exit();
}

/**
 * Resolves with the first signal that asks for a stop. Ctrl-C reaches the server twice, from the
 * terminal and from npm, so the second signal means nothing new.
 */
function untilStopWanted(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
      process.on(signal, () => {
        resolve(signal);
        setTimeout(giveUp, STOP_WITHIN_MS).unref();
      });
    }
  });
}

function giveUp(): void {
  process.stderr.write('The server did not stop in time and is exiting now.\n');
  process.exit(1);
}

/**
 * Checks the file store. If it is only down, the server starts and is not ready until it is back.
 * @throws FileStoreError when the store cannot work with these settings
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
      'Administrator created for this new installation. The password is shown only this once:',
      `  email:    ${email}`,
      `  password: ${password}\n`,
    ].join('\n'),
  );
}
