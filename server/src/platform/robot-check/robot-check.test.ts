import { pbkdf2Sync } from 'node:crypto';
import type { Challenge } from 'altcha-lib';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import type { Secrets } from '#platform/secrets.ts';
import {
  encode,
  fetchRobotCheck,
  signUpForm,
  solve,
  solveRobotCheck,
} from '#testing/accounts/sign-up.ts';
import { visitor } from '#testing/factories.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { spendRobotCheck } from './robot-check.ts';

const server = await sharedTestApp();
const request = visitor(server);
const [secret] = server.platform.secrets.robotCheck;

const signUpWith = async (robotCheck: string) =>
  request('POST', '/v1/auth/sign-up', await signUpForm(server, { robotCheck }));

async function expectRefusal(robotCheck: string) {
  const response = await signUpWith(robotCheck);
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    code: 'auth/robot-check-failed',
    detail: 'Verify you are not a robot',
    errors: [{ path: 'robotCheck', message: 'Verify you are not a robot' }],
  });
}

/** A challenge like those the server makes. */
function challengeOf(key: string, expiresAt: Date, cost = 1_000): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: 3,
    deriveKey,
    expiresAt,
    hmacSignatureSecret: key,
    hmacKeySignatureSecret: key,
  });
}

/** The key that signed the challenge of the API document's example. */
const EXAMPLE_SECRET = 'the secret of an example, known to no server';

/** Solves a challenge by the steps of the API's document, without ALTCHA's library. */
function solveByTheDocument(challenge: Challenge) {
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  for (let counter = 0; ; counter += 1) {
    const password = Buffer.alloc(4);
    password.writeUInt32BE(counter);
    const key = pbkdf2Sync(
      Buffer.concat([Buffer.from(nonce, 'hex'), password]),
      Buffer.from(salt, 'hex'),
      cost,
      keyLength ?? 0,
      'sha256',
    );
    const derivedKey = key.toString('hex');
    if (derivedKey.startsWith(keyPrefix)) {
      return { challenge, solution: { counter, derivedKey } };
    }
  }
}

const inAnHour = () => new Date(Date.now() + 3_600_000);

test('a solution is accepted once', async () => {
  const robotCheck = await solveRobotCheck(request);
  expect((await signUpWith(robotCheck)).statusCode).toBe(201);
  await expectRefusal(robotCheck);
});

test('a client written from the API document alone passes', async () => {
  const solved = solveByTheDocument(await fetchRobotCheck(request));
  const robotCheck = Buffer.from(JSON.stringify(solved)).toString('base64');
  expect((await signUpWith(robotCheck)).statusCode).toBe(201);
});

test("the API document's example is right in every number, and the server would accept it", async () => {
  const document = (await request('GET', '/v1/openapi.json')).json();
  const { description } = document.paths['/v1/robot-check'].get;
  const blocks = [...description.matchAll(/```(?:json)?\n([^`]+)\n```/g)].map(([, text]) => text);
  const [challenge, solution] = blocks.slice(0, 2).map((text) => JSON.parse(text));
  const [, counter, password] = /counter (\d+), the password is `(\w+)`/.exec(description) ?? [];
  expect(solveByTheDocument(challenge)).toEqual({ challenge, solution });
  expect(Number(counter)).toBe(solution.counter);
  const bigEndian = Number(counter).toString(16).padStart(8, '0');
  expect(password).toBe(challenge.parameters.nonce + bigEndian);
  const sent = Buffer.from(blocks[2], 'base64').toString('utf8');
  expect(JSON.parse(sent)).toEqual({ challenge, solution });
  const secrets: Secrets = { ...server.platform.secrets, robotCheck: [EXAMPLE_SECRET] };
  await spendRobotCheck({ ...server.platform, secrets }, blocks[2]);
  await expectRefusal(blocks[2]);
});

test('a solution sent twice simultaneously is accepted once', async () => {
  const robotCheck = await solveRobotCheck(request);
  const responses = await Promise.all([1, 2, 3, 4].map(() => signUpWith(robotCheck)));
  expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
});

test('challenges are fresh and never cached', async () => {
  const responses = [
    await request('GET', '/v1/robot-check'),
    await request('GET', '/v1/robot-check'),
  ];
  expect(new Set(responses.map(({ body }) => body)).size).toBe(2);
  expect(responses[0]?.headers['cache-control']).toBe('no-store');
});

test.each([
  ['a text that is not base64', '~~~'],
  ['a text that is not JSON', Buffer.from('hello').toString('base64')],
  ['JSON with the wrong fields', encode({ challenge: null })],
  [
    'a solution in an older format',
    encode({ algorithm: 'SHA-256', challenge: 'a', number: 1, signature: 'b' }),
  ],
])('%s is refused', async (_what, robotCheck) => {
  await expectRefusal(robotCheck);
});

test('a wrong solution is refused', async () => {
  const challenge = await fetchRobotCheck(request);
  await expectRefusal(encode({ challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } }));
});

test('an expired challenge is refused', async () => {
  const expired = await challengeOf(secret, new Date(Date.now() - 1_000));
  await expectRefusal(await solve(expired));
});

test('a challenge signed with a different key is refused', async () => {
  await expectRefusal(await solve(await challengeOf('a different secret', inAnHour())));
});

test('a challenge made easier is refused', async () => {
  await expectRefusal(await solve(await challengeOf(secret, inAnHour(), 1)));
});

test.each([
  ['cost', 4_000_000_000],
  ['cost', 2_000],
  ['cost', 0.5],
  ['expiresAt', 4_000_000_000],
  ['keyPrefix', ''],
  ['keyPrefix', 'xyz!'],
  ['nonce', 'xyz!'],
  ['salt', ''],
  ['keyLength', -1],
  ['keyLength', 1e9],
])('a challenge with a different %s (%j) is refused', async (name, value) => {
  const { parameters, signature } = await fetchRobotCheck(request);
  const challenge = { parameters: { ...parameters, [name]: value }, signature };
  await expectRefusal(encode({ challenge, solution: { counter: 1, derivedKey: '00' } }));
});

test('a challenge from one instance is accepted by another', async () => {
  await using other = await startTestApp({ DATABASE_URL: server.databaseUrl });
  const robotCheck = await solveRobotCheck(visitor(other));
  expect((await signUpWith(robotCheck)).statusCode).toBe(201);
});
