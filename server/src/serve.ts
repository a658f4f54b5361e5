import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from './platform/config.ts';
import { readConfig } from './platform/config.ts';
import { describeDatabase, isUnavailable, messageOf } from './platform/database/connections.ts';
import { FileStoreError } from './platform/files/files.ts';
import type { HttpServer } from './platform/http/http-server.ts';
import { openLog } from './platform/log/log.ts';
import { openPlatform } from './platform/open-platform.ts';
import type { Platform } from './platform/platform.ts';
import { explainListening, fail, OperatorError } from './platform/process/operator-error.ts';
import { tellSystemd } from './platform/systemd.ts';

/** How long a stop may take in total after draining, whatever hangs. */
const STOP_WITHIN_MS = 28_000;

const STOPPED =
  'Stopped before it was ready. What was done until then stays, and the next start continues there.';

/**
 * Runs the server with the environment's settings until a signal stops it gracefully. A failed
 * start closes what it has opened and ends as `fail` says. Throws ConfigError.
 */
export async function serve(): Promise<void> {
  const config = readConfig(process.env);
  const drainMs = config.drainSeconds * 1_000;
  // First of all, so that a start that is stopped leaves nothing half done.
  const stop = watchForStop(drainMs + STOP_WITHIN_MS);
  const log = openLog(config.logLevel);
  const opened = new AsyncDisposableStack();
  try {
    const starting = Promise.withResolvers<void>();
    const opening = openPlatform(config, log, opened, {
      stop: stop.asked,
      onStarting: starting.resolve,
    });
    await Promise.race([starting.promise, opening]);
    // Takes about as long as PostgreSQL, which starts at the same time.
    const { createApp, prepareData } = await import('./app.ts');
    const platform = await opening;
    const admin = await prepareData(platform, stop.asked);
    // Before anything else can fail, because the password is shown only once.
    if (admin) announceAdmin(admin);
    await checkFiles(platform);
    const app = await createApp(platform);
    // Answers in progress may still add jobs; the next server runs them.
    opened.defer(async () => void (await Promise.all([app.close(), platform.jobs.rest()])));
    await platform.jobs.start();
    await listen(app, config);
    process.stdout.write(`${config.companyName} is ready on ${config.publicUrl}\n`);
    tellSystemd(platform.database);
    // Now, so that the next start finds the compiled code even if this server is killed.
    flushCompileCache();

    const signal = await stop.wanted;
    log.info({ signal }, 'stopping');
    app.isLeaving = true;
    // Nothing is in front of a server that somebody stops with Ctrl-C.
    if (signal === 'SIGTERM') await pause(drainMs, undefined, { signal: stop.hurry }).catch(ignore);
  } catch (error) {
    // First, because closing may take long or fail, too.
    if (error === stop.asked.reason) process.stdout.write(`${STOPPED}\n`);
    else fail(explainStart(error, config));
  } finally {
    await opened.disposeAsync();
  }
  // A mail server that never answers would keep the process alive. Its job has been given back.
  process.exit();
}

/** Explains that the database got lost or too slow since the start began. Returns other errors unchanged. */
function explainStart(error: unknown, { database: { url } }: Config): unknown {
  if (error instanceof OperatorError || !isUnavailable(error)) return error;
  const place = url ? ` at ${describeDatabase(url)}` : '';
  return new OperatorError(
    `The database${place} did not answer in time while the server started: ${messageOf(rootOf(error))}. Start it again.`,
    { cause: error },
  );
}

function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause ? rootOf(error.cause) : error;
}

async function listen(app: HttpServer, { host, port }: Config): Promise<void> {
  await app.listen({ host, port }).catch((error) => {
    throw explainListening(error, { host: 'HOST', port: 'PORT' });
  });
}

function ignore(): void {}

/** Signals that ask for a stop. */
interface Stop {
  /** Resolves with the first. */
  wanted: Promise<NodeJS.Signals>;
  /** Is aborted by the first. */
  asked: AbortSignal;
  /** Is aborted by the second. Ctrl-C sends two, from the terminal and from npm. */
  hurry: AbortSignal;
}

/** @param withinMs how long after the first signal the process ends at the latest */
function watchForStop(withinMs: number): Stop {
  const asked = new AbortController();
  const hurry = new AbortController();
  const wanted = Promise.withResolvers<NodeJS.Signals>();
  let isWanted = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isWanted) return hurry.abort();
      isWanted = true;
      wanted.resolve(signal);
      asked.abort();
      setTimeout(giveUp, withinMs).unref();
    });
  }
  return { wanted: wanted.promise, asked: asked.signal, hurry: hurry.signal };
}

function giveUp(): void {
  process.stderr.write('The server did not stop in time and is exiting now.\n');
  process.exit(1);
}

/**
 * Checks the file store. If it is only down, the server starts and is ready once it is back.
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
