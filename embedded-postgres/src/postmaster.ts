import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { processOptions } from './account.ts';
import type { Binaries } from './binaries.ts';
import { lastLines } from './cluster.ts';
import { EmbeddedPostgresError, PassingFailure } from './error.ts';
import type { Location } from './location.ts';

/** A running PostgreSQL: its main process, and its port on 127.0.0.1. */
export interface Postmaster {
  pid: number;
  port: number;
}

const pollMilliseconds = 5;
const stopMilliseconds = 60_000;
const logLimitBytes = 10_000_000;

/** Logged if another start has just taken the port or cluster, or a killed one's processes remain. */
const passing = /Address already in use|lock file "postmaster.pid"|pre-existing shared memory/;

/**
 * Returns the cluster's running postmaster once it accepts connections, or undefined. Removes a
 * postmaster.pid whose number now belongs to another process.
 */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const recorded = await readPidFile(cluster);
  if (!recorded) return undefined;
  const { pid } = recorded;
  if (await isPostmaster(pid, cluster)) {
    return untilReady(cluster, pid, () => isPostmaster(pid, cluster));
  }
  // PostgreSQL itself notices that a process has ended, but not that its number was reused.
  if (isProcess(pid)) await rm(join(cluster, 'postmaster.pid'), { force: true });
  return undefined;
}

/**
 * Starts PostgreSQL apart from the server's terminal and lifetime, and waits until it accepts
 * connections.
 * @throws PassingFailure when another attempt may succeed, otherwise EmbeddedPostgresError
 */
export async function startPostmaster(
  { home, cluster, account }: Location,
  { folder }: Binaries,
  settings: Record<string, string>,
  onStarting: () => void = () => {},
): Promise<Postmaster> {
  const all: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(await getPort()),
    ...settings,
  };
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const logPath = join(home, 'postgres.log');
  const log = await openLog(logPath);
  try {
    const { size } = await log.stat();
    const child = spawn(join(folder, 'bin/postgres'), ['-D', cluster, ...args], {
      ...processOptions(account),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    await once(child, 'spawn');
    child.unref();
    onStarting();
    const isAlive = () => child.exitCode === null && child.signalCode === null;
    const postmaster = await untilReady(cluster, child.pid ?? 0, isAlive).catch((error) => {
      child.kill('SIGQUIT');
      throw error;
    });
    if (postmaster) return postmaster;

    const output = lastLines((await readFile(logPath)).subarray(size).toString());
    const Failure = passing.test(output) ? PassingFailure : EmbeddedPostgresError;
    throw new Failure(`PostgreSQL could not start. The last lines of ${logPath}:\n${output}`);
  } finally {
    await log.close();
  }
}

/** Shuts PostgreSQL down and waits for its end. By default, rolls back open transactions. */
export async function stopPostmaster(
  { pid }: Postmaster,
  cluster: string,
  signal: NodeJS.Signals = 'SIGINT',
): Promise<void> {
  if (!(await isPostmaster(pid, cluster))) return;
  process.kill(pid, signal);
  const giveUp = Date.now() + stopMilliseconds;
  while ((await readPidFile(cluster))?.pid === pid && (await isPostmaster(pid, cluster))) {
    if (Date.now() > giveUp) {
      throw new EmbeddedPostgresError(`PostgreSQL (process ${pid}) did not stop within a minute.`);
    }
    await setTimeout(pollMilliseconds);
  }
}

async function untilReady(
  cluster: string,
  pid: number,
  isAlive: () => boolean | Promise<boolean>,
): Promise<Postmaster | undefined> {
  while (await isAlive()) {
    const recorded = await readPidFile(cluster);
    if (recorded?.pid === pid && recorded.status === 'ready') return { pid, port: recorded.port };
    await setTimeout(pollMilliseconds);
  }
  return undefined;
}

/** Reads postmaster.pid. PostgreSQL describes its lines in src/include/utils/pidfile.h. */
async function readPidFile(cluster: string) {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  return pid ? { pid, port: Number(lines[3]), status: lines[7]?.trim() } : undefined;
}

/** Returns whether the process is alive and the postmaster of this very cluster. */
async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  return (await readCommandLine(pid)).includes(` -D ${cluster} `);
}

/** Returns an empty string for a process that has ended, even if it is still a zombie. */
async function readCommandLine(pid: number): Promise<string> {
  try {
    if (platform() === 'linux') {
      return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
    }
    const ps = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
    return ps.stdout;
  } catch {
    return '';
  }
}

function isProcess(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Opens the log for appending. A large one is first renamed to `.1`. */
async function openLog(path: string) {
  const { size } = await stat(path).catch(() => ({ size: 0 }));
  if (size > logLimitBytes) await rename(path, `${path}.1`);
  // PostgreSQL's user may own the folder, and must not make root write to another file.
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants;
  return open(path, O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600);
}
