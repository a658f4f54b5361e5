import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { version } from '#platform/version.ts';
import type { Client } from '#testing/factories.ts';
import { createClient } from '#testing/factories.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { isNewer, lookForRelease } from './releases.service.ts';

let server: TestApp;
let admin: Client;
let asked: IncomingMessage[] = [];
let respond: (response: ServerResponse) => void;
const file = createServer((request, response) => {
  asked.push(request);
  respond(response);
});
beforeAll(async () => {
  await once(file.listen(0, '127.0.0.1'), 'listening');
  const { port } = file.address() as AddressInfo;
  server = await startTestApp({ RELEASE_NOTICE_URL: `http://127.0.0.1:${port}/latest.json` });
  admin = await createClient(server, { role: 'admin' });
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  file.close();
});

/** Does what the daily job does, and returns what administrators then read. */
async function look(answer: typeof respond | string) {
  respond = typeof answer === 'string' ? (response) => response.end(answer) : answer;
  await lookForRelease(server.platform);
  const system = (await admin.request('GET', '/v1/system')).json();
  const part = system.parts.find(({ name }: { name: string }) => name === 'release');
  return { ...part, release: system.release };
}

test('a newer release is shown with its notes', async () => {
  const notice = { version: 'v99.0.1', notes: 'Mends a hole.', url: 'https://redflag.example/99' };
  expect(await look(JSON.stringify(notice))).toMatchObject({
    condition: 'look',
    text: `Version 99.0.1 is out; this one is ${version}. Mends a hole.`,
    release: { ...notice, version: '99.0.1', isNewer: true },
  });
});

test('whoever has the file is not told who asks, nor which version runs', async () => {
  await look(version);
  const [{ headers, method, url } = { headers: {} }] = asked;
  expect([asked.length, method, url, headers['user-agent']]).toEqual([
    1,
    'GET',
    '/latest.json',
    'redflag',
  ]);
  expect(Object.keys(headers).toSorted()).toEqual([
    'accept',
    'accept-encoding',
    'accept-language',
    'connection',
    'host',
    'sec-fetch-mode',
    'user-agent',
  ]);
  expect(JSON.stringify(headers)).not.toContain(version);
});

test('a file with the version alone will do, and the same or an older one is no news', async () => {
  for (const text of [`${version}\n`, '0.0.1']) {
    expect(await look(text)).toMatchObject({
      condition: 'ok',
      text: expect.stringMatching(`^There was none newer than ${version} `),
      release: { isNewer: false },
    });
  }
});

test.each<[string, typeof respond | string, string]>([
  ['an error', (response) => response.writeHead(404).end(), 'it answers with status 404.'],
  ['a page', '<html></html>', 'it does not name a version such as 1.2.3.'],
  ['a pre-release', '2.0.0-beta.1', 'it does not name a version such as 1.2.3.'],
  ['a script', '{"version":"9.9.9","url":"javascript:alert(1)"}', 'it does not name a version'],
  ['a large file', ' '.repeat(70_000), 'it is too large.'],
  [
    'a redirection',
    (response) => response.writeHead(302, { location: '/other' }).end(),
    'it answers with status 302.',
  ],
  ['a broken connection', (response) => response.destroy(), 'it cannot be reached.'],
])('%s is of no use, which is said, and not tried again until the next day', async (...given) => {
  const [, answer, why] = given;
  await look(version);
  asked = [];
  expect(await look(answer)).toMatchObject({
    condition: 'look',
    text: expect.stringContaining(why),
    release: { version },
  });
  expect(asked).toHaveLength(1);
});

test.each([
  ['1.10.0', '1.9.9', true],
  ['1.9.9', '1.10.0', false],
  ['1.2.3', '1.2.3', false],
  ['1.2.3', '1.2.3-rc.1', true],
  ['1.2.3', '1.2.4-rc.1', false],
])('that %s is newer than %s is %s', (release, than, newer) => {
  expect(isNewer(release, than)).toBe(newer);
});

test.each([
  'http://redflag.example/latest.json',
  'https://ada:secret@redflag.example/latest.json',
  'ftp://redflag.example/latest.json',
])('the address of a file must be https, without credentials: %s', (address) => {
  expect(() => readConfig({ RELEASE_NOTICE_URL: address })).toThrow('RELEASE_NOTICE_URL');
});
