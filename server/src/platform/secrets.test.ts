import { afterAll, expect, test } from 'vitest';
import { fetchRobotCheck, signUpForm, solve } from '#testing/accounts/sign-up.ts';
import { visitor } from '#testing/factories.ts';
import { startTwoInstances } from '#testing/two-instances.ts';
import { until } from '#testing/waiting.ts';
import { rotateSecrets } from './secrets.ts';

const both = await startTwoInstances();
const { server, second } = both;
afterAll(() => both[Symbol.asyncDispose]());

/** Rotates on one instance, and waits until the other has followed. */
async function rotate() {
  const [before] = second.platform.secrets.robotCheck;
  await rotateSecrets(server.platform.database);
  await until(() => second.platform.secrets.robotCheck[0] !== before);
}

test('a text is accepted only for the purpose it was signed for', () => {
  const { secrets } = server.platform;
  const signed = secrets.sign('device', 'a');
  expect(secrets.verify('device', signed)).toBe('a');
  expect(secrets.verify('status-mails', signed)).toBeNull();
  expect(secrets.verify('device', `${signed}x`)).toBeNull();
  expect(secrets.verify('device', '')).toBeNull();
});

test('rotated secrets take over on every instance, and the previous ones verify until the next rotation', async () => {
  const ask = visitor(server);
  const challenge = await fetchRobotCheck(ask);
  const signed = server.platform.secrets.sign('status-mails', 'a');
  await rotate();
  expect(second.platform.secrets.verify('status-mails', signed)).toBe('a');
  const renewed = second.platform.secrets.sign('status-mails', 'a');
  expect(renewed).not.toBe(signed);
  const form = await signUpForm(second, { robotCheck: await solve(challenge) });
  expect((await visitor(second)('POST', '/v1/auth/sign-up', form)).statusCode).toBe(201);
  await rotate();
  expect(second.platform.secrets.verify('status-mails', signed)).toBeNull();
  expect(second.platform.secrets.verify('status-mails', renewed)).toBe('a');
});
