import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#testing/processes/free-port.ts';
import { installedProgram } from './debian-package.ts';
import { makeCertificate, untilListening } from './https.ts';

const SHIPPED = join(import.meta.dirname, '../../../../deploy/nginx.conf');

export interface Nginx extends AsyncDisposable {
  /** Its address over https, with a certificate that this process trusts. */
  url: string;
  /** The lines of its access log. */
  readLog(): Promise<string[]>;
}

/**
 * Starts nginx with our own configuration, in which only ports, paths and the certificate differ. It
 * is installed if possible.
 * @param ports of the two instances
 */
export async function startNginx(ports: [string, string]): Promise<Nginx> {
  const nginx = installedProgram('nginx', 'nginx-light');
  const folder = await mkdtemp(join(tmpdir(), 'redflag-nginx-'));
  await mkdir(join(folder, 'temporary'));
  const { distrust } = await makeCertificate(folder);
  const port = String(await freePort());
  const log = join(folder, 'redflag.log');
  const shipped = (await readFile(SHIPPED, 'utf8'))
    .replaceAll(/listen \[::\].*\n/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports[0]}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${ports[1]}`)
    .replaceAll('/etc/letsencrypt/live/redflag.example', folder)
    .replaceAll('/var/log/nginx', folder);
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    pid ${folder}/nginx.pid;
    events {}
    http {
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/temporary/${name};`).join('\n')}
      ${shipped}
    }`,
  );
  const options = ['-e', 'stderr', '-p', folder, '-c', file];
  // Its own check, which says what is wrong with the file.
  execFileSync(nginx, ['-t', '-q', ...options]);
  const child = spawn(nginx, options, { stdio: 'inherit' });
  const closed = once(child, 'close');
  const url = `https://127.0.0.1:${port}`;
  await untilListening(url);
  return {
    url,
    readLog: async () => (await readFile(log, 'utf8')).split('\n').filter(Boolean),
    async [Symbol.asyncDispose]() {
      distrust();
      child.kill('SIGTERM');
      await closed;
      await rm(folder, { recursive: true });
    },
  };
}
