/**
 * Runs the product for development: the server, which restarts when its code changes, and the web
 * app on http://localhost:5173, which forwards all other requests to the server.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const webOrigin = 'http://localhost:5173';

// Each runs in its own process group, so that Ctrl-C reaches it only through here, and once: a
// second signal would end the server before it has stopped its database.
const processes = [
  spawn(process.execPath, ['--watch', 'server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    detached: true,
    // The browser's origin is the web app's, so links and the origin check must use it.
    env: { PUBLIC_URL: webOrigin, ...process.env },
  }),
  spawn(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'dev'], {
    cwd: join(root, 'web'),
    stdio: 'inherit',
    detached: true,
  }),
];

let stopping = false;
function stopAll() {
  if (stopping) return;
  stopping = true;
  for (const child of processes) child.kill('SIGTERM');
}

process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);
for (const child of processes) child.on('exit', stopAll);
