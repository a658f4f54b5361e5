import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './error.ts';

const execute = promisify(execFile);

/** The operating system account that PostgreSQL runs as; undefined for the server's own. */
export type Account = { uid: number; gid: number } | undefined;

/**
 * Returns the options for PostgreSQL's programs: a folder that every account may enter, and no
 * variables (PGDATA, PGPORT, a locale, ...) that the operator's shell may set for another database.
 */
export function processOptions(account: Account) {
  return { ...account, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
}

/** Runs a program as the account until it ends. Rejects if it cannot be started or fails. */
export function run(account: Account, program: string, args: string[]) {
  return execute(program, args, { ...processOptions(account), encoding: 'utf8' });
}

/** Returns whether the account can run the program, by running it. */
export async function canRun(account: Account, program: string, args: string[]): Promise<boolean> {
  return run(account, program, args).then(
    () => true,
    () => false,
  );
}

/**
 * Chooses the account for the cluster. PostgreSQL refuses to run as root, so for root it runs as
 * the owner of the cluster, or as the system user postgres, which is created if it is missing.
 * @throws EmbeddedPostgresError when that user cannot be created
 */
export async function chooseAccount(cluster: string): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await findPostgresUser()) ?? (await createPostgresUser());
}

async function findPostgresUser(): Promise<Account> {
  try {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (option) =>
        Number((await execute('id', [option, 'postgres'])).stdout.trim()),
      ),
    );
    return uid && gid ? { uid, gid } : undefined;
  } catch {
    return undefined;
  }
}

async function createPostgresUser(): Promise<Account> {
  try {
    await execute('groupadd', ['--system', '--force', 'postgres']);
    const options = ['--system', '--gid', 'postgres', '--no-create-home'];
    // Another server that starts at the same time may have created it.
    await execute('useradd', [...options, '--shell', '/usr/sbin/nologin', 'postgres']).catch(
      async (error) => {
        if (!(await findPostgresUser())) throw error;
      },
    );
    return await findPostgresUser();
  } catch (cause) {
    throw new EmbeddedPostgresError(
      'PostgreSQL does not run as root, and the system user "postgres" could not be created. ' +
        'Create it, start Redflag as an ordinary user, or set DATABASE_URL.',
      { cause },
    );
  }
}
