import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { createClient } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import type { Replied } from '#testing/replies.ts';
import { openReplies } from '#testing/replies.ts';
import { startInternet } from '#testing/services/internet.ts';
import { startTestApp } from '#testing/test-app.ts';

const internet = await startInternet('*.shops.org', '*.a.shops.org');
const server = await startTestApp(internet.settings);
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await internet[Symbol.asyncDispose]();
});
const reporter = await createClient(server);
const { replyTo, begin, check } = openReplies(server, reporter);
const shop = () => `shop-${randomUUID()}.shops.org`;
const asked = async (replied: Replied, method: 'website-dns' | 'website-file') =>
  (await begin(replied, method)).json();
const page = (body: string) => (_: IncomingMessage, response: ServerResponse) => {
  response.end(body);
};
const FILE = '/.well-known/redflag-verify.txt';
const disputed = async (targetId: string) =>
  (await reporter.request('GET', `/v1/targets/${targetId}`)).json().verdict.disputedSince;

test("a site is proven by its TXT record, and by no other's", async () => {
  const host = shop();
  const replied = await replyTo('website', `https://www.${host}/login`);
  expect(replied.reply.proofMethods).toEqual(['website-file', 'website-dns', 'evidence']);
  const { record, ...rest } = await asked(replied, 'website-dns');
  expect(rest).toEqual({ method: 'website-dns', proven: false, expiresAt: expect.any(String) });
  expect(record).toEqual({
    name: host,
    value: expect.stringMatching(/^redflag-verify=[\da-f]{32}$/),
  });
  const records: Record<string, string[]> = {
    'shops.org': [record.value],
    [`www.${host}`]: [record.value],
    [host]: ['v=spf1 -all', 'redflag-verify=', `${record.value}0`],
  };
  internet.answer = (name, type) => (type === 'TXT' && records[name]) || [];
  const problem = expectProblem(await check(replied), 422);
  expect(problem.code).toBe('reply/not-proven');
  expect(problem.detail).toBe(
    `We found no TXT record ${record.value} on ${host}. A new record may take an hour to show.`,
  );
  records[host]?.push(record.value);
  expect((await check(replied)).json()).toMatchObject({ proof: { method: 'website-dns' } });
  expect(await disputed(replied.targetId)).toBe(replied.reply.createdAt);
});

test('a site is proven by its file, which may lie at the address with www', async () => {
  const host = `x${randomUUID().slice(0, 8)}.shops.org`;
  internet.answer = (_, type) => (type === 'A' ? ['198.51.99.7'] : []);
  const replied = await replyTo('website', host);
  const { file } = await asked(replied, 'website-file');
  expect(file.url).toBe(`https://${host}${FILE}`);
  expectProblem(await check(replied), 422);
  internet.pages.set(host + FILE, page('<html>Not found</html>'));
  expect(expectProblem(await check(replied), 422).detail).toBe(
    `We did not find the file at ${file.url}. It must have this line alone: ${file.content}`,
  );
  internet.pages.set(host + FILE, page(`${file.content}\r\n`));
  expect((await check(replied)).json()).toMatchObject({ proof: { method: 'website-file' } });
});

test('a site that leads elsewhere, or into our network, proves nothing', async () => {
  const host = shop();
  const replied = await replyTo('website', host);
  const { file } = await asked(replied, 'website-file');
  internet.answer = (_, type) => (type === 'A' ? ['198.51.99.7'] : []);
  const other = shop();
  internet.pages.set(other + FILE, page(file.content));
  internet.pages.set(host + FILE, (_, response) => {
    response.writeHead(302, { location: `https://${other}${FILE}` }).end();
  });
  const details = new Set([expectProblem(await check(replied), 422).detail]);
  internet.pages.set(host + FILE, page(file.content));
  internet.answer = (_, type) => (type === 'A' ? ['10.0.0.1'] : []);
  details.add(expectProblem(await check(replied), 422).detail);
  internet.answer = () => [];
  details.add(expectProblem(await check(replied), 422).detail);
  // It says no more of our network than of others'.
  expect([...details]).toEqual([
    `We could not read ${file.url}. It must answer by https within 5 seconds, and not lead to another site.`,
  ]);
});

test("a site keeps its code when it is asked for again, also by the other way, but not another reply's", async () => {
  const host = shop();
  const replied = await replyTo('website', host);
  const { record } = await asked(replied, 'website-dns');
  expect((await asked(replied, 'website-dns')).record).toEqual(record);
  expect((await asked(replied, 'website-file')).file.content).toBe(record.value);
  const other = await replyTo('website', host);
  const { file } = await asked(other, 'website-file');
  expect(file.content).not.toBe(record.value);
  internet.answer = (_, type) => (type === 'A' ? ['198.51.99.7'] : []);
  internet.pages.set(host + FILE, page(file.content));
  expectProblem(await check(replied), 422);
  expect((await check(other)).statusCode).toBe(200);
});

test.each([
  'https://docs.google.com/forms/d/e/1FAIpQLSd/viewform',
  'docs.google.com',
  'github.io',
  'https://192.168.0.10/login',
  'https://[2606:4700::1111]/',
])('%s, which others share, is not proven by a file or a record', async (target) => {
  const replied = await replyTo('website', target);
  expect(replied.reply.proofMethods).toEqual(['evidence']);
  for (const method of ['website-dns', 'website-file'] as const) {
    const { code, detail } = expectProblem(await begin(replied, method), 422);
    expect(code).toBe('reply/no-such-proof');
    expect(detail).toBe(
      'Other people may use this address, too, so a file or a record proves nothing. Send us something else that shows it is yours.',
    );
  }
});

test('sites are looked at a few times an hour for an account', async () => {
  const replied = await replyTo('website', shop());
  await asked(replied, 'website-dns');
  internet.answer = () => [];
  const answers: number[] = [];
  for (let n = 0; n < 11; n += 1) answers.push((await check(replied)).statusCode);
  expect(answers).toEqual([...Array(10).fill(422), 429]);
});
