import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { watchOver } from '#modules/replies/remind.jobs.ts';
import { replyProofs, users } from '#platform/database/schema.ts';
import { freshPhone } from '#testing/accounts/phone.ts';
import { freshEmail, messagesTo } from '#testing/accounts/sign-up.ts';
import { createClient } from '#testing/factories.ts';
import { untilDone } from '#testing/jobs.ts';
import { expectProblem } from '#testing/problem.ts';
import type { Replied } from '#testing/replies.ts';
import { openReplies } from '#testing/replies.ts';
import { startTestApp } from '#testing/test-app.ts';
import { createBitcoinWallet, createEthereumWallet } from '#testing/wallets.ts';

const server = await startTestApp();
afterAll(() => server[Symbol.asyncDispose]());
const { database } = server.platform;
const reporter = await createClient(server);
const admin = await createClient(server, { role: 'admin' });

const { replyTo, begin, check } = openReplies(server, reporter);
const verdictOn = async (targetId: string) =>
  (await reporter.request('GET', `/v1/targets/${targetId}`)).json().verdict;
const decide = (id: string, change: object) => admin.request('PATCH', `/v1/replies/${id}`, change);

/** Reads the newest code that was sent to an address or number. */
async function codeTo(to: string): Promise<string> {
  await untilDone(server, 'replies.proof-mail');
  const [message] = await messagesTo(server, to);
  return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';
}
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

const proven = { proven: true, expiresAt: null };

describe('an email address', () => {
  test('that the account has verified is proven at once, and the verdict says that it is disputed', async () => {
    const client = await createClient(server);
    const replied = await replyTo('email', client.user.email.toUpperCase(), client);
    expect(replied.reply.proofMethods).toEqual(['email', 'evidence']);
    expect((await begin(replied, 'email')).json()).toEqual({ method: 'email', ...proven });
    expect(await messagesTo(server, client.user.email)).toEqual([]);
    expect((await check(replied)).json()).toMatchObject({ proof: { method: 'email' } });
    expect(await verdictOn(replied.targetId)).toMatchObject({
      disputedSince: replied.reply.createdAt,
      decideBy: replied.reply.due,
    });
  });

  test('gets a code, which proves it once', async () => {
    const address = freshEmail();
    const replied = await replyTo('email', address);
    expect((await begin(replied, 'email')).json()).toEqual({
      method: 'email',
      proven: false,
      sentTo: address,
      expiresAt: expect.any(String),
    });
    const code = await codeTo(address);
    expect(
      expectProblem(await check(replied, { code: otherThan(code) }), 422).errors,
    ).toMatchObject([{ path: 'code' }]);
    expectProblem(await check(replied), 422);
    const checked = await check(replied, { code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(checked.json()).toMatchObject({
      state: 'waiting',
      proof: { method: 'email', at: expect.any(String), until: expect.any(String) },
    });
    expect(await verdictOn(replied.targetId)).toMatchObject({
      disputedSince: replied.reply.createdAt,
    });
    expect(await database.select().from(replyProofs)).not.toContainEqual(
      expect.objectContaining({ replyId: replied.id }),
    );
  });

  test.each([
    ["another spelling of the account's mailbox", (address: string) => address.replace('@', '+b@')],
    ["a look-alike of the account's", (address: string) => address.replace('@g', '@ɡ')],
  ])('that is only %s is not proven by it', async (_, spell) => {
    const client = await createClient(server);
    const replied = await replyTo('email', spell(client.user.email), client);
    const { proven: isProven, sentTo } = (await begin(replied, 'email')).json();
    expect(isProven).toBe(false);
    expect(sentTo).not.toBe(client.user.email);
  });

  test('that the account has not verified yet gets a code', async () => {
    const client = await createClient(server);
    const replied = await replyTo('email', client.user.email, client);
    await database.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, client.user.id));
    expect((await begin(replied, 'email')).json()).toMatchObject({ proven: false });
  });

  test('is told who asks and what for, in no words of theirs', async () => {
    const address = freshEmail();
    const client = await createClient(server, { username: 'Your bank, ring 0800' });
    await begin(await replyTo('email', address, client), 'email');
    await codeTo(address);
    const [mail] = await messagesTo(server, address);
    expect(mail?.subject).toBe('Is this address yours? Your Redflag code');
    expect(mail?.text).toContain('Someone who is signed in to Redflag says that this address is');
    expect(mail?.text).toContain('give the code to nobody');
    expect(`${mail?.text}${mail?.html}`).not.toContain('0800');
  });

  test('gets few codes, whoever asks and in whichever spelling', async () => {
    const name = randomUUID();
    const answers: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const replied = await replyTo('email', `${name}+${n}@gmail.com`);
      answers.push((await begin(replied, 'email')).statusCode);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('a phone number', () => {
  test('that the account has verified is proven at once', async () => {
    const phone = freshPhone();
    const client = await createClient(server, { phone, phoneVerifiedAt: new Date() });
    const replied = await replyTo('phone-number', phone, client);
    expect((await begin(replied, 'phone')).json()).toEqual({ method: 'phone', ...proven });
    expect(await messagesTo(server, phone)).toEqual([]);
  });

  test('gets a code, of which five tries are allowed, also at once', async () => {
    const phone = freshPhone();
    const replied = await replyTo('phone-number', phone);
    await begin(replied, 'phone');
    const code = await codeTo(phone);
    expect((await messagesTo(server, phone))[0]?.text).toBe(
      `${code} is a Redflag code. Someone says this number is theirs, to answer reports on it. Not you? Tell nobody the code. It works for 10 minutes.`,
    );
    const wrong = { code: otherThan(code) };
    const answers = await Promise.all(Array.from({ length: 12 }, () => check(replied, wrong)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 409)).toHaveLength(7);
    expect(expectProblem(await check(replied, { code }), 409).code).toBe('reply/proof-expired');
    await begin(replied, 'phone');
    expect((await check(replied, { code: await codeTo(phone) })).statusCode).toBe(200);
  });

  test('gets as few codes as by any other way', async () => {
    const phone = freshPhone();
    const answers: number[] = [];
    for (let n = 0; n < 6; n += 1)
      answers.push((await begin(await replyTo('phone-number', phone), 'phone')).statusCode);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test.each(['33811', '+2348001234567'])('%s gets none: evidence is left', async (number) => {
    const replied = await replyTo('phone-number', number);
    expect(replied.reply.proofMethods).toEqual(['evidence']);
    const problem = expectProblem(await begin(replied, 'phone'), 422);
    expect(problem).toMatchObject({ code: 'reply/no-such-proof', errors: [{ path: 'method' }] });
  });
});

test.each([
  ['bank', '0123456789 GTBank'],
  ['social-media', 'https://instagram.com/somebody'],
])('of %s, a reviewer looks at evidence, which carries a code', async (category, target) => {
  const replied = await replyTo(category, target);
  expect(replied.reply.proofMethods).toEqual(['evidence']);
  const { message } = (await begin(replied, 'evidence')).json();
  expect((await begin(replied, 'evidence')).json()).toEqual({
    ...{ method: 'evidence', proven: false, message, expiresAt: null },
  });
  const seen = (await admin.request('GET', `/v1/replies/${replied.id}`)).json();
  expect(seen.review.evidenceCode).toBe(message);
  expectProblem(await check(replied), 409);
  await decide(replied.id, { proven: true });
  expect((await check(replied)).json()).toMatchObject({ proof: { method: 'evidence' } });
});

test.each(['segwit', 'taproot'] as const)(
  'a Bitcoin wallet with a %s address is proven by the words that it signs',
  async (kind) => {
    const wallet = createBitcoinWallet(kind);
    const replied = await replyTo('crypto-wallet', wallet.address);
    expect(replied.reply.proofMethods).toEqual(['wallet', 'evidence']);
    const { message } = (await begin(replied, 'wallet')).json();
    expectProblem(await check(replied), 422);
    const signature = ` ${wallet.sign(message)}\n`;
    expect((await check(replied, { signature })).json()).toMatchObject({
      proof: { method: 'wallet' },
    });
  },
);

test('of a wallet of another chain, evidence is left', async () => {
  const wallet = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
  const replied = await replyTo('crypto-wallet', wallet, undefined, 'tron');
  expect(replied.reply.proofMethods).toEqual(['evidence']);
  expectProblem(await begin(replied, 'wallet'), 422);
});

describe('a proof', () => {
  test('of another reply, account or target is refused, also of an earlier time', async () => {
    const wallet = createEthereumWallet();
    const first = await replyTo('crypto-wallet', wallet.address, undefined, 'ethereum');
    const second = await replyTo('crypto-wallet', wallet.address, undefined, 'ethereum');
    const other = await replyTo(
      'crypto-wallet',
      createEthereumWallet().address,
      undefined,
      'ethereum',
    );
    const words = async (replied: Replied) => (await begin(replied, 'wallet')).json().message;
    const signature = wallet.sign(await words(first));
    for (const replied of [second, other]) {
      const signed = wallet.sign(await words(replied));
      expectProblem(await check(replied, { signature }), 422);
      if (replied === other) expectProblem(await check(replied, { signature: signed }), 422);
    }
    const later = await words(first);
    const { errors, code } = expectProblem(await check(first, { signature }), 422);
    expect(errors).toMatchObject([{ path: 'signature' }]);
    expect(code).toBe('reply/not-proven');
    expect((await check(first, { signature: wallet.sign(later) })).statusCode).toBe(200);
    await first.client.request('PATCH', `/v1/replies/${first.id}`, { state: 'withdrawn' });
    const again = await replyTo('crypto-wallet', wallet.address, first.client, 'ethereum');
    await words(again);
    expectProblem(await check(again, { signature: wallet.sign(later) }), 422);
  });

  test('names this site, the target and a number used once', async () => {
    const { address } = createEthereumWallet();
    const replied = await replyTo('crypto-wallet', address, undefined, 'ethereum');
    const key = address.toLowerCase();
    expect((await begin(replied, 'wallet')).json().message).toMatch(
      new RegExp(
        `^Redflag \\(http://localhost:3000\\): the wallet ${key} is mine, and I answer the reports on it. Code: [\\da-f]{32}$`,
      ),
    );
  });

  test('that is checked twice at once is noted once', async () => {
    const address = freshEmail();
    const replied = await replyTo('email', address);
    await begin(replied, 'email');
    const code = await codeTo(address);
    const answers = await Promise.all([1, 2, 3].map(() => check(replied, { code })));
    const moments = answers.map((answer) => answer.json().proof?.at);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(moments).size).toBe(1);
  });

  test('that has expired is refused, and cleaned away', async () => {
    const address = freshEmail();
    const replied = await replyTo('email', address);
    await begin(replied, 'email');
    const code = await codeTo(address);
    const ofReply = eq(replyProofs.replyId, replied.id);
    await database
      .update(replyProofs)
      .set({ expiresAt: new Date(0) })
      .where(ofReply);
    expect(expectProblem(await check(replied, { code }), 409).code).toBe('reply/proof-expired');
    await watchOver(server.platform, new Date());
    expect(await database.select().from(replyProofs).where(ofReply)).toEqual([]);
  });

  test('asked for again, by whichever way, replaces the earlier', async () => {
    const address = freshEmail();
    const replied = await replyTo('email', address);
    await begin(replied, 'email');
    const code = await codeTo(address);
    await begin(replied, 'evidence');
    expectProblem(await check(replied, { code }), 409);
    await begin(replied, 'email');
    await codeTo(address);
    expectProblem(await check(replied, { code }), 422);
  });

  test('is only for the holder, while the reply is open', async () => {
    const address = freshEmail();
    const replied = await replyTo('email', address);
    const { id } = replied;
    await begin(replied, 'email');
    const code = await codeTo(address);
    for (const [client, status] of [
      [reporter, 404],
      [admin, 403],
    ] as const) {
      expectProblem(await begin({ client, id }, 'email'), status);
      expectProblem(await check({ client, id }, { code }), status);
    }
    await decide(id, { state: 'refused', reason: 'No' });
    expect(expectProblem(await check(replied, { code }), 409).code).toBe('reply/already-decided');
    expectProblem(await begin(replied, 'email'), 409);
    const text = 'Please look at this once more, it is mine.';
    await replied.client.request('POST', `/v1/replies/${id}/appeal`, { text });
    expect((await check(replied, { code })).json()).toMatchObject({ state: 'appealed' });
    await replied.client.request('PATCH', `/v1/replies/${id}`, { state: 'withdrawn' });
    expectProblem(await begin(replied, 'evidence'), 409);
  });
});
