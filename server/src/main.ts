import { createApp } from './app.ts';
import { ensureFirstAdmin } from './modules/accounts/index.ts';
import { seedCategories } from './modules/categories/index.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { DatabaseUnreachableError } from './platform/database.ts';
import { EmbeddedPostgresError } from './platform/embedded-postgres.ts';
import { openLog } from './platform/log.ts';
import { openPlatform } from './platform/open-platform.ts';

/** Reads the configuration, listens, and stops gracefully. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  const { platform, close } = await openPlatform(config, log);
  try {
    await seedCategories(platform);
    const admin = await ensureFirstAdmin(platform);
    // Before anything else can fail: the password is shown this once.
    if (admin) announceAdmin(admin);
    const app = await createApp(platform);
    await platform.jobs.start();
    await app.listen({ host: config.host, port: config.port });
    process.stdout.write(`${config.companyName} is ready on ${config.publicUrl}\n`);

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

function announceAdmin({ email, password }: { email: string; password: string }): void {
  process.stdout.write(
    [
      'An administrator was made for this new installation. This is shown once:',
      `  email:    ${email}`,
      `  password: ${password}\n`,
    ].join('\n'),
  );
}

/** One sentence where the operator can do something about it, the whole error otherwise. */
function explain(error: unknown): string {
  if (
    error instanceof ConfigError ||
    error instanceof DatabaseUnreachableError ||
    error instanceof EmbeddedPostgresError
  ) {
    return error.message;
  }
  if (error instanceof Error && 'syscall' in error && 'code' in error) {
    if (error.code === 'EADDRINUSE') {
      return `Port ${'port' in error ? error.port : ''} is in use by another program. Stop it, or set PORT to another.`;
    }
    if (error.syscall === 'listen' || error.syscall === 'getaddrinfo') {
      return `The server cannot listen on HOST and PORT: ${error.message}.`;
    }
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
