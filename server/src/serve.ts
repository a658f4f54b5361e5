import { flushCompileCache } from 'node:module';
import { createApp } from './app.ts';
import { ensureFirstAdmin } from './modules/accounts/index.ts';
import { seedCategories } from './modules/categories/index.ts';
import { readConfig } from './platform/config.ts';
import { FileStoreError } from './platform/files/files.ts';
import { openLog } from './platform/log/log.ts';
import { openPlatform } from './platform/open-platform.ts';
import type { Platform } from './platform/platform.ts';

/** What a stop may take in all, whatever hangs: half a minute is what supervisors give. */
const STOP_WITHIN_MS = 28_000;

/** Reads the configuration, listens, and stops gracefully when a signal asks for it. */
export async function serve(): Promise<void> {
  // From the first moment on: a start that is stopped leaves nothing half done.
  const stopWanted = untilStopWanted();
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

    const signal = await stopWanted;
    log.info({ signal }, 'stopping');
    // Answers that are under way may still add jobs: the next server does those.
    await Promise.all([app.close(), platform.jobs.rest()]);
  } finally {
    await close();
  }
  // A mail server that never answers would keep the process alive; its job has been given back.
  process.exit();
}

/**
 * The first signal that asks for a stop. Ctrl-C reaches the server twice, from the terminal and from
 * npm: the second is no new wish.
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
  process.stderr.write('The server did not stop in time, and ends as it is.\n');
  process.exit(1);
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
