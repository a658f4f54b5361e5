// Runs the product for as long as the process that forked this one lives, however that one ends, and
// leaves no server, database or folder behind.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'redflag-e2e-'));
// Open to others, as a checkout is: run by root, the database's own user has to get in.
chmodSync(folder, 0o755);
const dataFolder = join(folder, 'data');

const server = spawn(process.execPath, ['server/src/main.ts'], {
  cwd: join(import.meta.dirname, '../..'),
  stdio: ['ignore', 'pipe', 'pipe'],
  env: { ...process.env, DATA_DIR: dataFolder },
});
process.on('disconnect', () => server.kill('SIGTERM'));

let output = '';
for (const stream of [server.stdout, server.stderr]) {
  stream.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (text.includes('is ready on')) process.send?.({ dataFolder });
  });
}
server.on('close', () => {
  rmSync(folder, { recursive: true, force: true });
  if (process.connected) process.send?.({ output }, () => process.disconnect());
});
