import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { mailsTo } from '#testing/accounts/sign-up.ts';
import type { Client } from '#testing/factories.ts';
import {
  createClient,
  createPost,
  createReport,
  createUser,
  PASSWORD,
  photograph,
  submitReport,
  visitor,
} from '#testing/factories.ts';
import { payloads } from '#testing/payloads.ts';
import { sharedTestApp } from '#testing/shared-app.ts';

const server = await sharedTestApp();
const ada = await createClient(server);
const admin = await createClient(server, { role: 'admin' });

/** Expects no tags, and no links except our own. */
function expectHarmless(html: string): void {
  expect(html).not.toMatch(/<(?:script|img|svg|iframe|math|b>)/i);
  const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link]) => link);
  for (const link of links) expect(link).toMatch(/^http:\/\/localhost:3000\//);
}

describe.each(payloads)('the text %s', (payload) => {
  test('is stored as typed and returned as data, in every field of a report', async () => {
    const fields = { category: 'social-media', target: payload, description: payload };
    const name = `${payload.replaceAll('"', "'")}.jpg`;
    const filed = await submitReport(ada, fields, { content: await photograph(), name });
    if (filed.statusCode === 422) return expect(filed.json().errors[0].path).toBe('target');
    expect(filed.statusCode).toBe(201);
    expect(filed.headers['content-type']).toMatch(/^application\/json/);
    expect(filed.json()).toMatchObject({ target: payload, description: payload });
    const { id } = filed.json();
    const change = { status: 'Rejected', reason: payload };
    expect((await admin.request('PATCH', `/v1/reports/${id}`, change)).statusCode).toBe(200);
    const history = await ada.request('GET', `/v1/reports/${id}/history`);
    expect(history.json().items[0].reason).toBe(payload);
    const audit = await admin.request(
      'GET',
      `/v1/audit-log?${new URLSearchParams({ q: payload })}`,
    );
    expect(audit.json().items[0].subject).toBe(payload);
  });

  test('is stored as typed in a name, a post and the name of a browser', async () => {
    const changed = await ada.request('PATCH', '/v1/me', { username: payload });
    if (changed.statusCode === 200) expect(changed.json().username).toBe(payload);
    else expect(changed.json().errors[0].path).toBe('username');
    const post = await createPost(admin, { title: payload, body: payload });
    const read = await ada.request('GET', `/v1/posts/${post.id}`);
    expect(read.json()).toMatchObject({ title: payload, body: payload });
    const form = { email: ada.user.email, password: PASSWORD };
    // A header can hold only Latin-1.
    const headers = { 'user-agent': payload.replaceAll(/[^ -~]/g, '') };
    const { statusCode } = await visitor(server)('POST', '/v1/auth/sign-in', form, headers);
    expect(statusCode).toBe(200);
    const sessions = (await ada.request('GET', '/v1/me/sessions')).json().items;
    expect(sessions.map(({ browser }: { browser: string }) => browser)).toContain(
      headers['user-agent'],
    );
  });

  test('is searched for literally', async () => {
    const query = new URLSearchParams({ q: payload });
    for (const path of ['/v1/reports', '/v1/users', '/v1/audit-log', '/v1/me/reports']) {
      const { statusCode, headers } = await admin.request('GET', `${path}?${query}`);
      expect([statusCode, headers['content-type']]).toEqual([
        200,
        'application/json; charset=utf-8',
      ]);
    }
  });

  test('is plain text in emails and in the outbox', async () => {
    const user = await createUser(server, { username: payload });
    const form = { email: user.email, password: PASSWORD };
    const cookie = (await visitor(server)('POST', '/v1/auth/sign-in', form)).cookies[0];
    const reader = {
      ...ada,
      request: (...[method, url, body, headers]: Parameters<Client['request']>) =>
        ada.request(method, url, body, { ...headers, cookie: `${cookie?.name}=${cookie?.value}` }),
    };
    const { id } = await createReport(reader, { category: 'bank', target: '0123456789' });
    await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Rejected', reason: payload });
    const [mail] = await mailsTo(server, user.email);
    expectHarmless(mail?.html ?? '');
    const outbox = await visitor(server)('GET', '/dev/outbox');
    expectHarmless(outbox.body);
  });
});

test('nothing that is reported, searched for or linked is ever fetched', async () => {
  let requests = 0;
  const trap = createServer((_request, response) => {
    requests += 1;
    response.end();
  });
  trap.on('connection', () => {
    requests += 1;
  });
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
  const address = trap.address();
  const target = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/paid`;
  const reporter = await createClient(server);
  const { id } = await createReport(reporter, { category: 'website', target, description: target });
  await createPost(admin, { title: target, body: `[x](${target}) ![y](${target})` });
  await admin.request('GET', `/v1/reports?${new URLSearchParams({ target })}`);
  await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved', reason: target });
  const [mail] = await mailsTo(server, reporter.user.email);
  expect(mail?.html).not.toContain(target);
  expect(requests).toBe(0);
  trap.close();
});
