import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#testing/processes/free-port.ts';
import { installedProgram } from './debian-package.ts';
import { makeCertificate, untilListening } from './https.ts';

const SHIPPED = join(import.meta.dirname, '../../../../deploy/haproxy.cfg');

/**
 * Starts HAProxy with our own configuration, in which only ports, paths and the log differ. It is
 * installed if possible.
 * @param ports of the two instances
 */
export async function startHaproxy(
  ports: [string, string],
): Promise<AsyncDisposable & { url: string }> {
  const haproxy = installedProgram('haproxy', 'haproxy');
  const folder = await mkdtemp(join(tmpdir(), 'redflag-haproxy-'));
  const { both, distrust } = await makeCertificate(folder);
  await writeFile(join(folder, 'redflag.pem'), both);
  const port = String(await freePort());
  const file = join(folder, 'haproxy.cfg');
  const shipped = (await readFile(SHIPPED, 'utf8'))
    .replace('bind :80', `bind 127.0.0.1:${await freePort()}`)
    .replace('bind :443 ', `bind 127.0.0.1:${port} `)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports[0]}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${ports[1]}`)
    .replace('log /dev/log local0', 'log stdout format raw local0')
    .replaceAll('/etc/haproxy/', `${folder}/`)
    // As many open files as tests may have.
    .replace('maxconn 50000', 'maxconn 200');
  await writeFile(file, shipped);
  // Its own check, which says what is wrong with the file.
  execFileSync(haproxy, ['-c', '-q', '-f', file]);
  const child = spawn(haproxy, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const closed = once(child, 'close');
  const url = `https://127.0.0.1:${port}`;
  await untilListening(url);
  return {
    url,
    async [Symbol.asyncDispose]() {
      distrust();
      child.kill('SIGKILL');
      await closed;
      await rm(folder, { recursive: true });
    },
  };
}
