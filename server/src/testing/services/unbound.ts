import { execFileSync, spawn } from 'node:child_process';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#testing/processes/free-port.ts';
import { installedProgram } from './debian-package.ts';
import { startNameServer } from './name-server.ts';

/** What all names have that no zone blocks. */
const ELSEWHERE = '192.0.2.1';

/** A resolver with a response policy zone. */
export interface PolicyResolver extends AsyncDisposable {
  /** Asks for a name's address: whether it has one, or there is no such name (NXDOMAIN). */
  ask(name: string): Promise<'found' | 'no such name'>;
}

/** Starts unbound with this zone of policies. It is installed if possible. */
export async function startUnbound(zone: string): Promise<PolicyResolver> {
  const unbound = installedProgram('unbound', 'unbound');
  const internet = await startNameServer();
  internet.addresses = [ELSEWHERE];
  const folder = await mkdtemp(join(tmpdir(), 'redflag-unbound-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const file = join(folder, 'unbound.conf');
  await writeFile(join(folder, 'zone'), zone);
  await writeFile(
    file,
    `server:
  interface: 127.0.0.1@${port}
  directory: "${folder}"
  pidfile: ""
  chroot: ""
  username: ""
  use-syslog: no
  logfile: ""
  do-not-query-localhost: no
  module-config: "respip iterator"
forward-zone:
  name: "."
  forward-addr: 127.0.0.1@${internet.port}
rpz:
  name: "rpz.redflag"
  zonefile: "${folder}/zone"
remote-control:
  control-enable: no
`,
  );
  execFileSync(installedProgram('unbound-checkconf', 'unbound'), [file]);
  const child = spawn(unbound, ['-d', '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'close');
  let said = '';
  for await (const some of child.stderr.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    said += some;
    if (said.includes('start of service')) break;
  }
  child.stderr.resume();
  if (child.exitCode !== null) throw new Error(said);
  const resolver = new Resolver();
  resolver.setServers([`127.0.0.1:${port}`]);
  return {
    async ask(name) {
      try {
        await resolver.resolve4(name);
        return 'found';
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOTFOUND') return 'no such name';
        throw error;
      }
    },
    async [Symbol.asyncDispose]() {
      child.kill();
      await ended;
      await internet[Symbol.asyncDispose]();
      await rm(folder, { recursive: true });
    },
  };
}
