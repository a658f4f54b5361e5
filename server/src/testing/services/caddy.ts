import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#testing/processes/free-port.ts';
import { send } from '#testing/processes/http-client.ts';
import { until } from '#testing/waiting.ts';
import { installedProgram } from './debian-package.ts';

const SHIPPED = join(import.meta.dirname, '../../../../deploy/Caddyfile');

export interface Caddy extends AsyncDisposable {
  /** Its address, over http. */
  url: string;
}

/**
 * Starts Caddy with our own file, in which only the port and the name server differ. It is installed if
 * possible.
 * @param port of the servers
 * @param nameServer the port of the name server that knows their addresses
 */
export async function startCaddy(port: string, nameServer: number): Promise<Caddy> {
  const caddy = installedProgram('caddy', 'caddy');
  const folder = await mkdtemp(join(tmpdir(), 'redflag-caddy-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const shipped = await readFile(SHIPPED, 'utf8');
  const config = shipped
    .replace('server} 3000 {', `server} ${port} {\nresolvers udp/127.0.0.1:${nameServer}`)
    .replace('{$SITE_ADDRESS} {', `{\nadmin off\n}\n{$SITE_ADDRESS} {`);
  await writeFile(join(folder, 'Caddyfile'), config);
  const child = spawn(caddy, ['run', '--adapter', 'caddyfile', '--config', 'Caddyfile'], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, SITE_ADDRESS: url },
    stdio: 'ignore',
  });
  const closed = once(child, 'close');
  await until(() =>
    send(url).then(
      () => true,
      () => false,
    ),
  );
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await closed;
      await rm(folder, { recursive: true });
    },
  };
}
