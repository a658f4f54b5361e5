import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { attempt } from '#modules/webhooks/attempt.ts';
import { testMessage } from '#modules/webhooks/messages.ts';
import { readConfig } from '#platform/config.ts';
import { resolveTxt } from '#platform/outgoing-http/names.ts';
import { checkOutgoing, sendOutgoing } from '#platform/outgoing-http/outgoing-http.ts';
import { openPepper } from '#platform/pepper.ts';
import { TEST_PEPPER } from '#testing/pepper.ts';
import type { Page } from '#testing/services/internet.ts';
import { startInternet } from '#testing/services/internet.ts';

const HOST = 'shop.example.com';
const internet = await startInternet(HOST, 'www.shop.example.com');
afterAll(() => internet[Symbol.asyncDispose]());
const config = readConfig({
  ...{ NODE_ENV: 'test', REPORTER_PEPPER: TEST_PEPPER, ...internet.settings },
});
const { answer } = internet;
beforeEach(() => {
  internet.log.length = 0;
  internet.pages.clear();
  internet.answer = answer;
});

const PATIENT = 60_000;
const send = (url: string, options: Partial<Parameters<typeof sendOutgoing>[1]> = {}) =>
  sendOutgoing(config, { url, withinMs: PATIENT, maxBytes: 4_096, ...options });
const refusal = (reason: string) => expect.objectContaining({ reason });
const notAllowed = refusal('not-allowed');
const requests = () => internet.log.filter((line) => /^(?:GET|POST) /.test(line));

/** Addresses that are not those of a machine on the public internet. */
const inner = [
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.254'],
  ...['127.0.0.1', '127.8.9.1', '169.254.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
  ...['192.0.0.1', '192.0.2.1', '192.88.99.1', '192.168.0.1', '198.18.0.1', '198.19.255.255'],
  ...['198.51.100.1', '203.0.113.1', '224.0.0.1', '239.255.255.255', '240.0.0.1'],
  ...['255.255.255.255', '192.31.196.1', '192.52.193.1', '192.175.48.1'],
];
const innerIpv6 = [
  ...['::', '::1', '::2', '::7f00:1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:10.0.0.1'],
  ...['::ffff:8.8.8.8', '::ffff:0:127.0.0.1', '64:ff9b::7f00:1', '64:ff9b::8.8.8.8'],
  ...['64:ff9b:1::1', '100::1', '2001::1', '2001:2::1', '2001:10::1', '2001:20::1', '2001:db8::1'],
  ...['2002:7f00:1::', '2002:808:808::1', '3fff::1', '5f00::1', 'fc00::1', 'fd12:3456::1'],
  ...['fe80::1', 'fec0::1', 'ff02::1', 'ff0e::1', '4000::1', 'e000::1'],
];

/** Spellings that some program or other reads as an address. */
const spelled = [
  ...['2130706433', '0x7f000001', '017700000001', '0x7f.1', '127.1', '127.0.1', '0177.0.0.1'],
  ...['0x7f.0x0.0x0.0x1', '127.0.0.1.', '①②⑦.0.0.1', '127。0。0。1', '%31%32%37.0.0.1', '0', '0x0'],
  ...['[::ffff:7f00:1]', '[0:0:0:0:0:ffff:7f00:0001]', '[::ffff:127.0.0.1]', '2852039166'],
  ...['[fe80::1%25lo]', '[::1%25lo]', '[::1%lo]', '127.0.0.1:80', '127.0.0.1:443'],
  ...['user@127.0.0.1', 'shop.example.com@127.0.0.1', '127.0.0.1#@shop.example.com'],
  ...['127.0.0.1?@shop.example.com', '127.0.0.1\\@shop.example.com', '4294967297', '999.1.1.1'],
];

/** Where no answer may lead. */
const elsewhere = [
  ...['https://other.example.com/', '//other.example.com/', 'http://shop.example.com/b'],
  ...['https://127.0.0.1/', 'https://[::1]/', 'https://2130706433/', 'file:///etc/passwd'],
  ...['https://shop.example.com:8443/b', 'https://ada@shop.example.com/b', 'https://', 'data:,a'],
  ...['https://shop.example.com.evil.example/', 'https://shop.example.com./b', '\\\\127.0.0.1\\b'],
];

describe('a request that a stranger caused', () => {
  test.each(inner)('never goes to %s, by this address or by a name', async (address) => {
    await expect(send(`https://${address}/`)).rejects.toEqual(notAllowed);
    internet.answer = (_, type) => (type === 'A' ? [address] : []);
    await expect(send(`https://${HOST}/`)).rejects.toEqual(notAllowed);
    expect(requests()).toEqual([]);
  });

  test.each(innerIpv6)('never goes to %s, by this address or by a name', async (address) => {
    await expect(send(`https://[${address}]/`)).rejects.toEqual(notAllowed);
    internet.answer = (_, type) => (type === 'AAAA' ? [address] : []);
    await expect(send(`https://${HOST}/`)).rejects.toEqual(notAllowed);
    expect(requests()).toEqual([]);
  });

  test.each(spelled)('never goes to https://%s/', async (host) => {
    await expect(send(`https://${host}/`)).rejects.toEqual(notAllowed);
    expect(internet.log).toEqual([]);
  });

  test.each([
    ...['http://shop.example.com/', 'ftp://shop.example.com/', 'file:///etc/passwd', 'data:,a'],
    ...['gopher://shop.example.com/', 'unix:/var/run/docker.sock', '//shop.example.com/', '', 'a'],
    ...['https://shop.example.com:22/', 'https://shop.example.com:8443/', 'https://'],
    ...['https://ada@shop.example.com/', 'https://:secret@shop.example.com/'],
  ])('never goes to %s', async (url) => {
    await expect(send(url)).rejects.toEqual(notAllowed);
    expect(internet.log).toEqual([]);
  });

  test.each(['localhost', 'localhost.localdomain', 'metadata', 'metadata.google.internal'])(
    'does not go to %s as this machine or its network calls it',
    async (host) => {
      internet.answer = () => [];
      await expect(send(`https://${host}/`)).rejects.toEqual(refusal('unreachable'));
      expect(requests()).toEqual([]);
    },
  );

  test('does not go to a name that also has an inner address', async () => {
    internet.answer = (_, type) => (type === 'A' ? ['8.8.8.8', '10.0.0.1'] : []);
    await expect(send(`https://${HOST}/`)).rejects.toEqual(notAllowed);
    internet.answer = (_, type) => (type === 'A' ? ['8.8.8.8'] : ['::1']);
    await expect(send(`https://${HOST}/`)).rejects.toEqual(notAllowed);
    expect(requests()).toEqual([]);
  });

  test('goes where its name was checked, although the next answer would be another', async () => {
    let asked = 0;
    internet.answer = (_, type) => {
      if (type === 'AAAA') return [];
      asked += 1;
      return [asked === 1 ? '198.51.99.7' : '127.0.0.1'];
    };
    internet.pages.set(`${HOST}/a`, (_, response) => response.end('hello'));
    const { status, body } = await send(`https://${HOST}/a`);
    expect([status, body.toString()]).toEqual([200, 'hello']);
    expect(asked).toBe(1);
    await expect(send(`https://${HOST}/a`)).rejects.toEqual(notAllowed);
  });

  test.each(elsewhere)('is not led to %s', async (location) => {
    internet.pages.set(`${HOST}/a`, (_, response) => {
      response.writeHead(302, { location }).end();
    });
    const follows = (to: URL) => to.hostname === HOST;
    await expect(send(`https://${HOST}/a`)).rejects.toEqual(refusal('redirected'));
    await expect(send(`https://${HOST}/a`, { follows })).rejects.toMatchObject({
      reason: expect.stringMatching(/redirected|not-allowed/),
    });
    expect(requests()).toEqual([`GET ${HOST}/a`, `GET ${HOST}/a`]);
  });

  test('is led on where it may be, its name checked again, and not for ever', async () => {
    const lead =
      (location: string): Page =>
      (_, response) => {
        response.writeHead(301, { location }).end();
      };
    const follows = () => true;
    internet.pages.set(`${HOST}/a`, lead('https://www.shop.example.com/b'));
    internet.pages.set('www.shop.example.com/b', (_, response) => response.end('here'));
    expect((await send(`https://${HOST}/a`, { follows })).body.toString()).toBe('here');
    internet.answer = (name, type) =>
      type === 'A' ? [name.startsWith('www.') ? '10.0.0.1' : '198.51.99.7'] : [];
    await expect(send(`https://${HOST}/a`, { follows })).rejects.toEqual(notAllowed);
    internet.pages.set(`${HOST}/a`, lead('/a'));
    internet.log.length = 0;
    await expect(send(`https://${HOST}/a`, { follows })).rejects.toEqual(refusal('redirected'));
    expect(requests()).toHaveLength(4);
  });

  test.each<[string, Page]>([
    ['never answers', () => undefined],
    ['sends its head slowly', (_, response) => response.socket?.write('HTTP/1.1 200 OK\r\nx: ')],
    ['sends its body slowly', (_, response) => response.writeHead(200).write('a')],
    ['hints for ever', (_, response) => response.writeEarlyHints({ link: '</a>; rel=preload' })],
  ])('ends in time at a site that %s', async (_, page) => {
    internet.pages.set(`${HOST}/a`, page);
    // Long enough to arrive there on a busy machine.
    await expect(send(`https://${HOST}/a`, { withinMs: 2_000 })).rejects.toEqual(
      refusal('too-slow'),
    );
    expect(requests()).toEqual([`GET ${HOST}/a`]);
  });

  test('ends in time when name servers are silent', async () => {
    internet.answer = () => 'silence';
    await expect(send(`https://${HOST}/a`, { withinMs: 300 })).rejects.toEqual(refusal('too-slow'));
    const signal = AbortSignal.timeout(300);
    await expect(resolveTxt(config.outgoing, HOST, signal)).rejects.toEqual(refusal('unreachable'));
  });

  test('reads the first bytes of a long answer, also of one without an end', async () => {
    internet.pages.set(`${HOST}/a`, (_, response) => {
      const more = () => {
        while (response.write('a'.repeat(10_000)));
        response.once('drain', more);
      };
      more();
    });
    expect((await send(`https://${HOST}/a`)).body).toHaveLength(4_096);
    internet.pages.set(`${HOST}/b`, (_, response) => {
      response.setHeader('x', 'a'.repeat(10_000)).end();
    });
    await expect(send(`https://${HOST}/b`)).rejects.toEqual(refusal('unreachable'));
  });

  test('does not unpack an answer, and tells no more than who asks', async () => {
    let headers = {};
    internet.pages.set(`${HOST}/a`, (request, response) => {
      headers = request.headers;
      response.setHeader('content-encoding', 'gzip').end('packed');
    });
    expect((await send(`https://${HOST}/a`)).body.toString()).toBe('packed');
    expect(headers).toEqual({
      host: HOST,
      'user-agent': 'Redflag (+http://localhost:3000)',
      'accept-encoding': 'identity',
      connection: 'close',
    });
  });

  test('does not believe a certificate of another name', async () => {
    await expect(send('https://unnamed.example.com/a')).rejects.toEqual(refusal('unreachable'));
    expect(requests()).toEqual([]);
  });

  test('sends what it is to send', async () => {
    internet.pages.set(`${HOST}/a?b=c`, (request, response) => request.pipe(response));
    const { body } = await send(`https://${HOST}/a?b=c`, { method: 'POST', body: 'hello' });
    expect(body.toString()).toBe('hello');
  });
});

describe('a webhook', () => {
  const message = testMessage(randomUUID(), new Date());
  const tell = (url: string) =>
    attempt(
      { config, pepper: openPepper(config) },
      { id: randomUUID(), url, secretSalt: randomUUID(), formerSalt: null },
      message,
    );
  const untold = { status: null, failure: 'unreachable' };

  test.each([...inner, ...innerIpv6])('never goes to %s, by a name', async (address) => {
    internet.answer = (_, type) =>
      type === (address.includes(':') ? 'AAAA' : 'A') ? [address] : [];
    expect(await tell(`https://${HOST}/`)).toMatchObject(untold);
    expect(requests()).toEqual([]);
  });

  test.each([...inner, ...innerIpv6.map((address) => `[${address}]`), ...spelled])(
    'never goes to https://%s/, which cannot be its address',
    async (host) => {
      expect(() => checkOutgoing(`https://${host}/`)).toThrow();
      expect(await tell(`https://${host}/`)).toMatchObject(untold);
      expect(internet.log).toEqual([]);
    },
  );

  test.each(elsewhere)('is not led to %s', async (location) => {
    internet.pages.set(`${HOST}/a`, (_, response) => {
      response.writeHead(307, { location }).end();
    });
    expect(await tell(`https://${HOST}/a`)).toMatchObject({ status: null, failure: 'redirected' });
    expect(requests()).toEqual([`POST ${HOST}/a`]);
  });

  test('goes where its name was checked, although the next answer would be another', async () => {
    let asked = 0;
    internet.answer = (_, type) => {
      if (type === 'AAAA') return [];
      asked += 1;
      return [asked === 1 ? '198.51.99.7' : '127.0.0.1'];
    };
    internet.pages.set(`${HOST}/a`, (_, response) => response.end('hello'));
    expect(await tell(`https://${HOST}/a`)).toMatchObject({ status: 200, answer: 'hello' });
    expect(asked).toBe(1);
    expect(await tell(`https://${HOST}/a`)).toMatchObject(untold);
    expect(requests()).toEqual([`POST ${HOST}/a`]);
  });
});
