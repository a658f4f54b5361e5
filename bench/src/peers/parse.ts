import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';
import { APP_ID, MOUNT, parseOperations, parseRowsIn, REST_KEY } from './parse-requests.ts';
import { parseClasses } from './parse-schema.ts';
import { fillParseTables } from './parse-tables.ts';
import type { Peer } from './peer.ts';
import { scenarios } from './peer.ts';

/** A separate package that the project's installation leaves out; it stays for the next run. */
const PACKAGE = join(import.meta.dirname, 'parse-server');
/** As many database connections as the product has. */
const POOL = 20;

/** Installs the version that the package's lock file names, unless it is already installed. */
async function installParse(): Promise<void> {
  const [wanted, installed] = await Promise.all(
    // npm writes the second file at the end of an installation.
    ['package-lock.json', 'node_modules/.package-lock.json'].map((file) =>
      readFile(join(PACKAGE, file), 'utf8').then(JSON.parse, () => null),
    ),
  );
  const versionIn = (lock: typeof wanted) => lock?.packages['node_modules/parse-server']?.version;
  if (versionIn(installed) === versionIn(wanted)) return;
  const npm = spawn(
    'npm',
    ['ci', '--prefix', PACKAGE, '--ignore-scripts', '--no-audit', '--no-fund'],
    {
      cwd: PACKAGE,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const [code] = await once(npm, 'exit');
  if (code !== 0) throw new Error('Parse Server could not be installed.');
}

/**
 * Starts Parse Server in production mode on the product's database, and fills its tables from the
 * product's. Names do not clash: only Parse Server's tables begin with a capital or `_`.
 * @param options.databaseUrl the product's database, with all rows and accounts that requests need
 * @param options.folder an existing folder for its configuration and pictures
 */
export async function startParse({
  databaseUrl,
  folder,
}: {
  databaseUrl: string;
  folder: string;
}): Promise<Peer> {
  await installParse();
  const ownFolder = join(folder, 'parse');
  await mkdir(ownFolder);
  const port = await getPort();
  const origin = `http://127.0.0.1:${port}`;
  const database = new URL(databaseUrl);
  database.searchParams.set('poolSize', String(POOL));
  const configuration = join(ownFolder, 'configuration.json');
  await writeFile(
    configuration,
    JSON.stringify({
      appId: APP_ID,
      masterKey: randomBytes(32).toString('base64url'),
      restAPIKey: REST_KEY,
      databaseURI: String(database),
      host: '127.0.0.1',
      port,
      mountPath: MOUNT,
      serverURL: `${origin}${MOUNT}`,
      directAccess: true,
      enableAnonymousUsers: false,
      allowCustomObjectId: true,
      filesAdapter: '@parse/fs-files-adapter',
      fileUpload: { fileExtensions: ['jpg', 'jpeg', 'png', 'webp'] },
      schema: { definitions: parseClasses, strict: true, lockSchemas: true },
      logLevel: 'error',
      silent: true,
      verbose: false,
    }),
  );
  const server = spawn(
    process.execPath,
    [join(PACKAGE, 'node_modules/parse-server/bin/parse-server'), configuration],
    {
      // The file system adapter stores files in the working folder.
      cwd: ownFolder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { PATH: process.env.PATH, NODE_ENV: 'production', PARSE_SERVER_LOGS_FOLDER: 'null' },
    },
  );
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  const end = async () => {
    if (hasEnded()) return;
    // Nothing has to be kept, and a graceful stop would print errors of unfinished requests.
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  try {
    while (!(await fetch(`${origin}${MOUNT}/health`).catch(() => null))?.ok) {
      if (hasEnded()) throw new Error('Parse Server ended before it was ready.');
      await setTimeout(50);
    }
    await fillParseTables(databaseUrl);
  } catch (error) {
    await end();
    throw error;
  }
  return {
    name: 'Parse Server',
    origin,
    scenarios,
    pid: server.pid ?? 0,
    operations: parseOperations,
    rowsIn: parseRowsIn,
    [Symbol.asyncDispose]: end,
  };
}
