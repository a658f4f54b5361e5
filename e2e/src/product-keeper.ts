// Runs the product until the parent process ends, however that happens, and leaves no server,
// database or folder behind.
import { spawn } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'redflag-e2e-'));
// Readable by others, like a checkout. Under root, the database runs as a user who needs access.
chmodSync(folder, 0o755);
const dataFolder = join(folder, 'data');
const logFile = join(folder, 'log');

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
    appendFileSync(logFile, text);
    if (text.includes('is ready on')) process.send?.({ dataFolder, logFile });
  });
}
server.on('close', () => {
  rmSync(folder, { recursive: true, force: true });
  if (process.connected) process.send?.({ output }, () => process.disconnect());
});
