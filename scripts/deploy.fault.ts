import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { installedProgram } from '../server/src/testing/services/debian-package.ts';

const DEPLOY = join(import.meta.dirname, '../deploy');

/** Runs a program in the folder `deploy`. Returns what it says of our files: nothing, unless it fails. */
async function say(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const options = { cwd: DEPLOY, env: { PATH: process.env.PATH, ...env } };
  return promisify(execFile)(program, args, options).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );
}

test('Prometheus understands the alert rules, and they fire as their tests say', async () => {
  const promtool = installedProgram('promtool', 'prometheus');
  expect(await say(promtool, ['check', 'rules', 'alerts.yaml'])).toBe('');
  expect(await say(promtool, ['test', 'rules', 'alerts.test.yaml'])).toBe('');
});

test.each([
  ['https on its own', { SITE_ADDRESS: 'https://redflag.example' }],
  ['another proxy in front', { SITE_ADDRESS: ':80', PROXY_IN_FRONT: '172.16.0.0/12' }],
])('Caddy understands its file, with %s', async (_name, settings) => {
  const caddy = installedProgram('caddy', 'caddy');
  const args = ['validate', '--adapter', 'caddyfile', '--config', 'Caddyfile'];
  expect(await say(caddy, args, { ...settings, HOME: tmpdir() })).toBe('');
});

test('the wrapper for commands is a sound script', async () => {
  expect(await say('sh', ['-n', 'redflag-command'])).toBe('');
  const shellcheck = installedProgram('shellcheck', 'shellcheck');
  expect(await say(shellcheck, ['redflag-command'])).toBe('');
});

test.each(['redflag@.service', 'redflag-backup.service', 'redflag-backup.timer'])(
  'systemd understands %s',
  async (name) => {
    const analyze = installedProgram('systemd-analyze', 'systemd');
    expect(await say(analyze, ['verify', '--man=no', await placeUnit(name)])).toBe('');
  },
);

/** Copies a unit as one instance, with the Node that runs here, and with what it starts beside it. */
async function placeUnit(name: string): Promise<string> {
  const folder = process.env.TMPDIR ?? tmpdir();
  const place = async (from: string) => {
    const text = await readFile(join(DEPLOY, from), 'utf8');
    const to = join(folder, from.replace('@.', '@3000.'));
    await writeFile(to, text.replaceAll('/srv/redflag/node_modules/.bin/node', process.execPath));
    return to;
  };
  if (name.endsWith('.timer')) await place(name.replace(/timer$/, 'service'));
  return place(name);
}
