import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './error.ts';

const execute = promisify(execFile);

/** The operating system account that PostgreSQL runs as; undefined means the server's own. */
export type Account = { uid: number; gid: number } | undefined;

/**
 * How PostgreSQL's programs are started: from a folder that any account may enter, without the
 * settings (PGDATA, PGPORT, a locale, ...) that the operator's shell may hold for another database.
 */
export function processOptions(account: Account) {
  return { ...account, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
}

/** Runs a program to its end as the account. Rejects when it cannot be started or fails. */
export function run(account: Account, program: string, args: string[]) {
  return execute(program, args, { ...processOptions(account), encoding: 'utf8' });
}

/** Whether the account can run the program, found out by running it. */
export async function canRun(account: Account, program: string, args: string[]): Promise<boolean> {
  return run(account, program, args).then(
    () => true,
    () => false,
  );
}

/**
 * The account for the cluster. PostgreSQL refuses to run as root: there it runs as whoever owns
 * the cluster already, or as the system user postgres, which is made when it is missing.
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
    // Two servers may start at once: the other one may have made it meanwhile.
    await execute('useradd', [...options, '--shell', '/usr/sbin/nologin', 'postgres']).catch(
      async (error) => {
        if (!(await findPostgresUser())) throw error;
      },
    );
    return await findPostgresUser();
  } catch (cause) {
    throw new EmbeddedPostgresError(
      'PostgreSQL does not run as root, and the system user "postgres" could not be made: ' +
        'create it, start Redflag as an ordinary user, or set DATABASE_URL.',
      { cause },
    );
  }
}
