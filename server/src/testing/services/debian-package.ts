import { execFileSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether there is a program at this path that we may run. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Returns the path of the first of these commands that is installed. */
export function findProgram(...commands: string[]): string | undefined {
  // Debian keeps servers in /usr/sbin, which is not on everybody's path.
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/sbin'];
  return commands
    .flatMap((command) => folders.map((folder) => join(folder, command)))
    .find(isProgram);
}

/** Installs packages of Debian if possible: as root, with apt-get. Otherwise does nothing. */
export function installPackages(...names: string[]): void {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return;
  const aptGet = (...args: string[]) =>
    execFileSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '--quiet=2', ...args], {
      // Standard output may be read by a program, so apt's output goes to standard error.
      stdio: ['ignore', process.stderr, process.stderr],
      // With this run level, a server that is installed is not started.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  aptGet('update');
  aptGet('install', '--yes', '--no-install-recommends', ...names);
}

/**
 * Returns the path of a program, installing its Debian package if it is missing and that is possible.
 * @throws Error when there is none and none can be installed; the message says what to do
 */
export function installedProgram(command: string, debianPackage: string): string {
  if (!findProgram(command)) installPackages(debianPackage);
  const found = findProgram(command);
  if (found) return found;
  throw new Error(`${command} was not found: sudo apt-get install ${debianPackage}`);
}
