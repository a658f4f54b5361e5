import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import { startServer } from '#processes.ts';
import type { Request, Scenario } from '#requests.ts';
import { REQUESTS } from '#requests.ts';
import type { Workload } from '#workload.ts';
import { inTurn, PAGE } from '#workload.ts';
import type { Peer } from './compare.ts';
import { parseScenarios } from './compare.ts';
import { classes, fillTables, sessionToken } from './parse-tables.ts';

/** A separate package that the project's installation leaves out. */
const PACKAGE = join(import.meta.dirname, 'parse-server');
/** As many database connections as the product has. */
const POOL = '20';
const MOUNT = '/parse';
const KEYS = { 'X-Parse-Application-Id': 'redflag', 'X-Parse-REST-API-Key': 'rest' };

/** Installs the versions that the package's lock file names. */
async function installParse(): Promise<void> {
  const options = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  const npm = spawn('npm', ['ci', ...options], {
    cwd: PACKAGE,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(npm, 'exit');
  if (code !== 0) throw new Error('Parse Server could not be installed.');
}

/**
 * Starts Parse Server in production mode on the product's database, and fills its tables from the
 * product's. Names do not clash: only Parse Server's begin with a capital or `_`.
 * @param databaseUrl with all rows and accounts that requests need
 * @param folder an existing folder for its configuration
 */
export async function startParse(
  databaseUrl: string,
  folder: string,
): Promise<Peer & AsyncDisposable> {
  await installParse();
  const ownFolder = join(folder, 'parse');
  await mkdir(ownFolder);
  const port = await getPort();
  const database = new URL(databaseUrl);
  database.searchParams.set('poolSize', POOL);
  const configuration = {
    appId: KEYS['X-Parse-Application-Id'],
    restAPIKey: KEYS['X-Parse-REST-API-Key'],
    masterKey: randomBytes(32).toString('base64url'),
    databaseURI: String(database),
    host: 'localhost',
    port,
    mountPath: MOUNT,
    serverURL: `http://localhost:${port}${MOUNT}`,
    directAccess: true,
    enableAnonymousUsers: false,
    allowCustomObjectId: true,
    schema: { definitions: classes, strict: true, lockSchemas: true },
    logLevel: 'error',
    silent: true,
    verbose: false,
  };
  const file = join(ownFolder, 'configuration.json');
  await writeFile(file, JSON.stringify(configuration));
  const program = join(PACKAGE, 'node_modules/parse-server/bin/parse-server');
  const server = await startServer([program, file], {
    port,
    cwd: ownFolder,
    environment: { NODE_ENV: 'production', PARSE_SERVER_LOGS_FOLDER: 'null' },
    readyPath: `${MOUNT}/health`,
    // Nothing has to be kept, and a graceful stop would print errors of unfinished requests.
    endWith: 'SIGKILL',
  });
  await fillTables(databaseUrl).catch(async (error: unknown) => {
    await server[Symbol.asyncDispose]();
    throw error;
  });
  return { ...server, name: 'Parse Server', scenarios: parseScenarios, requests };
}

type Json = Record<string, unknown>;

const pointer = (className: string, objectId: string) => ({
  __type: 'Pointer',
  className,
  objectId,
});

const headersOf = (userId: string) => ({
  ...KEYS,
  'X-Parse-Session-Token': sessionToken(userId),
});

/** Returns requests to Parse Server's REST API, as a client sends them. */
async function requests(scenario: Scenario, workload: Workload): Promise<Request[]> {
  const nextUser = inTurn(workload.users);
  const nextSearcher = inTurn(workload.searchers);
  const nextTarget = inTurn(workload.targets);
  const nextUnknown = inTurn(workload.unknown);
  const nextText = inTurn(workload.contains);
  const nextAdmin = inTurn(workload.admins);
  const find = (where: Json, { id } = nextUser()): Request => {
    const query = { where: JSON.stringify(where), order: '-createdAt', limit: String(PAGE) };
    return {
      path: `${MOUNT}/classes/Report?${new URLSearchParams(query)}`,
      headers: headersOf(id),
    };
  };
  const searchFor = ({ category, targetKey }: Workload['targets'][number]) =>
    find({ category, targetKey }, nextSearcher());
  // By key, because `skip` would read all earlier pages.
  const deep = { __type: 'Date', iso: workload.deepPage.createdAt.toISOString() };
  const makers: Partial<Record<Scenario, () => Request>> = {
    search: () => searchFor(nextTarget()),
    'search for nothing': () => searchFor(nextUnknown()),
    list: () => find({ status: 'Pending' }, nextAdmin()),
    'list page 1,000': () => find({ status: 'Pending', createdAt: { $lt: deep } }, nextAdmin()),
    'own contains'() {
      const user = nextUser();
      const target = { $regex: `\\Q${nextText()}\\E`, $options: 'i' };
      return find({ reporter: pointer('_User', user.id), target }, user);
    },
    create: () => create(nextTarget(), nextUser().id),
  };
  const make = makers[scenario];
  const number = scenario.startsWith('search') ? workload.searchers.length : REQUESTS;
  return make ? Array.from({ length: number }, make) : [];
}

/**
 * Creates a report and its two notifications in one batch without a transaction, with an id and
 * target key from the client: the fastest way. Nothing is checked, and no count is kept.
 */
function create(
  { category, target, targetKey }: Workload['targets'][number],
  userId: string,
): Request {
  const insert = (className: string, body: Json) => ({
    method: 'POST',
    path: `${MOUNT}/classes/${className}`,
    body,
  });
  const notification = (type: string, title: string, content: string) =>
    insert('Notification', {
      user: pointer('_User', userId),
      type,
      title,
      content,
      read: false,
      report: pointer('Report', '{{id}}'),
      ACL: { [userId]: { read: true, write: true } },
    });
  const report = insert('Report', {
    objectId: '{{id}}',
    category,
    type: 'Scam',
    target,
    targetKey,
    description: 'They asked for the code that came by SMS.',
    status: 'Pending',
    reporter: pointer('_User', userId),
    reportedBy: 'Bench',
  });
  const batch = [
    report,
    notification('successful submission', 'Report Submitted', `Submitted: ${target}.`),
    notification('report', 'Report Under Review', `Waiting for a review: ${target}.`),
  ];
  return {
    method: 'POST',
    path: `${MOUNT}/batch`,
    headers: { ...headersOf(userId), 'Content-Type': 'application/json' },
    body: JSON.stringify({ requests: batch }),
  };
}
