import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { costs } from '#platform/limits.ts';
import { readState } from '#testing/database/database-state.ts';
import { createClient, createReport, visitor } from '#testing/factories.ts';
import { openDatabaseProxy } from '#testing/services/database-proxy.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { fillIn } from './public-check.page.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ PUBLIC_CHECK: 'on' });
});
afterAll(() => server[Symbol.asyncDispose]());

const site = () => `${randomUUID()}.example.com`;
const addressOf = (target: string) => `/search?${new URLSearchParams({ target })}`;
const check = (target: string, from = server) => visitor(from)('GET', addressOf(target));

test('a visitor reads the verdict alone, without reports, names or descriptions', async () => {
  const target = site();
  const ada = await createClient(server);
  const admin = await createClient(server, { role: 'admin' });
  const fields = { target, description: 'A shop that sends nothing' };
  const { id } = await createReport(ada, fields);
  expect((await check(target)).body).toContain('<h2>Reported by 1 person, not reviewed yet</h2>');
  await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved', reason: 'Because' });
  const { statusCode, headers, body } = await check(`https://${target}/login`);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  expect(body).toContain('<section data-tone="danger">');
  expect(body).toContain('<h2>Scam: confirmed by our reviewers</h2>');
  expect(body).toContain(`Website: <bdi>${target.replaceAll('.', '[.]<wbr>')}</bdi>`);
  expect(body).toContain(
    '1 person reported it, with an account less than a day old, without a verified phone number; our reviewers',
  );
  expect(body).toContain('Do not pay, reply or click.');
  for (const hidden of [id, ada.user.username, fields.description, 'evidence']) {
    expect(body).not.toContain(hidden);
  }
});

test('what reviewers rejected is folded', async () => {
  const target = site();
  const ada = await createClient(server);
  const { id } = await createReport(ada, { target });
  await createReport(await createClient(server), { target });
  const admin = await createClient(server, { role: 'admin' });
  await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Rejected', reason: 'Not a scam' });
  const [said, folded] = (await check(target)).body.split('<details>');
  expect(said).toContain('without a verified phone number; 1 report waits for review.');
  expect(folded).toContain('rejected 1 report');
});

test('what nobody has reported is not called safe, and the way to an account keeps the question', async () => {
  const { body } = await check('0803 123 4567');
  expect(body).toContain('<h2>No reports. That does not mean it is safe.</h2>');
  expect(body).toContain(
    '<li>Do not pay, and do not call or text back, not even after a missed call.</li>',
  );
  expect(body).toContain('value="0803 123 4567"');
  const redirect = encodeURIComponent('/user/dashboard?target=0803+123+4567');
  expect(body).toContain(`href="/signup?redirect=${redirect}"`);
  expect(body).toContain(`href="/signin?redirect=${redirect}"`);
});

test('who holds what is reported is led to the form to answer it, and their published words stand apart', async () => {
  const [target, admin] = [site(), await createClient(server, { role: 'admin' })];
  expect((await check(target)).body).not.toContain('This is mine');
  const { targetId } = await createReport(await createClient(server), { target });
  const { body } = await check(target);
  const redirect = `/user/reply/new?${new URLSearchParams({ target })}`;
  expect(body).toContain(`<a href="/signin?${new URLSearchParams({ redirect })}">This is mine</a>`);
  expect((await check(`Pay at https://${target} today`)).body).not.toContain('This is mine');

  const holder = await createClient(server);
  const text = 'We sell shoes, and answer everybody who writes to us.';
  const answer = { ground: 'lawful-business', text, statement: 'Ask <b>us: evil.com \u202eyap' };
  const path = `/v1/targets/${targetId}/replies`;
  const { id } = (await holder.request('POST', path, answer)).json();
  await admin.request('PATCH', `/v1/replies/${id}`, { proven: true });
  expect((await check(target)).body).toContain('Its holder disputes this since');
  await admin.request('PATCH', `/v1/replies/${id}`, { state: 'published' });
  const published = (await check(target)).body;
  expect(published).toContain('<blockquote><p>Not our words: what its holder said on ');
  expect(published).toContain(
    '<p dir="auto">Ask &lt;b&gt;us: evil[.]<wbr>com yap</p></blockquote>',
  );
  expect(published).not.toContain(text);
});

test('a picture to warn others is offered of what is confirmed alone', async () => {
  const target = site();
  const { id, targetId } = await createReport(await createClient(server), { target });
  expect((await check(target)).body).not.toContain('/picture');
  const admin = await createClient(server, { role: 'admin' });
  await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved' });
  expect((await check(target)).body).toContain(`href="/v1/targets/${targetId}/picture" download`);
});

test('a name gets a verdict for each platform, a shared host is not judged, a look-alike is named', async () => {
  const ada = await createClient(server);
  const name = `u${randomUUID().slice(0, 8)}`;
  for (const platform of ['instagram', 'tiktok']) {
    await createReport(ada, {
      category: 'social-media',
      subcategory: platform,
      target: `@${name}`,
    });
  }
  const { body } = await check(`@${name}`);
  expect(body.match(/(Instagram|TikTok): <bdi>/g)).toEqual(['Instagram: <bdi>', 'TikTok: <bdi>']);
  expect((await check('forms.gle')).body).toContain('Anyone can publish on forms.gle');
  expect((await check('раypal.com')).body).toContain('<strong>Look-alike:</strong>');
});

test('a whole message is answered with everything it names, the worst first', async () => {
  const target = site();
  await createReport(await createClient(server), { target });
  const { body } = await check(`Call 0803 123 4567 or pay at https://${target}/pay. ${target}!`);
  expect(body.match(/(Website|Phone number): <bdi>/g)).toEqual([
    'Website: <bdi>',
    'Phone number: <bdi>',
  ]);
});

test.each(['Hello dear friend, can we talk please about money', '{{target}} $& x'])(
  'the message %j, which names nothing, gets no verdict',
  async (message) => {
    const { body } = await check(message);
    expect(body).toContain('<h1>We found nothing to check in this message.</h1>');
    expect(body).toContain('We look for phone numbers, email addresses, websites, crypto wallets');
    expect(body).toContain('<li>Do not pay or send anything.</li>');
    expect(body).not.toContain('No reports');
  },
);

test('the heading of a message leaves handles as they are', async () => {
  const { body } = await check('Pay @fb_lady at https://fb.example.com/pay today please');
  expect(body).toContain(
    '<h1><bdi>Pay @fb_lady at hxxps://fb[.]<wbr>example[.]<wbr>com/<wbr>pay today please<',
  );
});

test('a NUL character is refused, and not repeated', async () => {
  const { statusCode, body } = await check('shop\0.example.com');
  expect(statusCode).toBe(400);
  expect(body).toContain('<h1>We cannot read this</h1>');
  expect(body).toContain('value="shop.example.com"');
});

test.each([
  ['', 'What do you want to check?'],
  ['bc1qnotawallet', 'We do not recognise this'],
  ['a'.repeat(2_001), 'This is too long to check'],
])('%s is answered in words', async (target, heading) => {
  const { statusCode, body } = await check(target);
  expect(statusCode).toBe(200);
  expect(body).toContain(`<h1>${heading}</h1>`);
});

test('a target of 2,000 characters is checked, and markup is text', async () => {
  const long = `https://${site()}/${'a'.repeat(1_900)}`;
  expect((await check(long)).body).toContain('No reports.');
  const { body } = await check('"><script>alert(1)</script>@a.example');
  expect(body).not.toContain('<script>alert');
  expect(body).toContain('&lt;script&gt;');
});

test.each([
  ['website', 'zenithbank.com', "This is Zenith Bank's own address."],
  ['email', 'help@zenithbank.com', "This is Zenith Bank's own address."],
])('one report of the %s %s does not make visitors avoid a bank', async (category, target, own) => {
  const eve = await createClient(server);
  await createReport(eve, { category, target });
  const { body } = await check(target);
  expect(body).toContain('<h2>Reported by 1 person, not reviewed yet</h2>');
  expect(body).toContain(own);
  expect(body).not.toMatch(/do not|be careful/i);
  expect(body).toContain('Call your bank right away, with the number on your bank card.');
});

test('one report of an imitation makes visitors careful', async () => {
  const eve = await createClient(server);
  await createReport(eve, { target: 'zenithbank-ng.com' });
  const { body } = await check('zenithbank-ng.com');
  expect(body).toContain("This is not Zenith Bank's own address.");
  expect(body).toContain('Be careful: do not pay');
});

test('a target that looks like a mark of the page is left alone', () => {
  expect(fillIn('#CHECK_BODY', { title: '', typed: 'x', body: '#CHECK_TYPED $&' })).toBe(
    '#CHECK_TYPED $&',
  );
});

test('people who are signed in get the reports', async () => {
  const ada = await createClient(server);
  const { statusCode, headers } = await ada.request('GET', addressOf('a.example'));
  expect([statusCode, headers.location]).toEqual([303, '/user/dashboard?target=a.example']);
});

test('a check leaves nothing in the database or the log', async () => {
  const log = new PassThrough();
  const lines = log.toArray();
  await using logging = await startTestApp({ PUBLIC_CHECK: 'on', LOG_LEVEL: 'trace' }, log);
  const before = await readState(logging);
  await check('shop-nobody-knows.example.com', logging);
  expect(await readState(logging)).toEqual(before);
  log.end();
  const logged = (await lines).join('');
  expect(logged).toContain('"/search"');
  expect(logged).not.toContain('shop-nobody-knows');
});

test('who checks too often is told to wait, in words', async () => {
  const few = { ...costs, 'public-check': { account: 1, address: 1, seconds: 60 } };
  await using limited = await startTestApp(
    { PUBLIC_CHECK: 'on', RATE_LIMITS: 'on' },
    undefined,
    few,
  );
  await check('a.example', limited);
  const { statusCode, headers, body } = await check('b.example', limited);
  expect(statusCode).toBe(429);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(body).toContain(`Wait ${headers['retry-after']} seconds, then try again.`);
  expect(body).toContain('value="b.example"');
});

test('without the database, a page says so', async () => {
  await using proxy = await openDatabaseProxy(server.databaseUrl);
  await using down = await startTestApp({ PUBLIC_CHECK: 'on', DATABASE_URL: proxy.url });
  proxy.cut();
  const { statusCode, headers, body } = await check('a.example', down);
  proxy.restore();
  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
  expect(body).toContain('<h1>We cannot check right now</h1>');
  expect(body).toContain('<li>Do not pay or send anything.</li>');
});
