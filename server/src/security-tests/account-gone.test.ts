import { expect, test } from 'vitest';
import type { Send } from '#testing/accounts/delete-during-request.ts';
import { sendWhileDeleted } from '#testing/accounts/delete-during-request.ts';
import { easyRobotCheck } from '#testing/accounts/sign-up.ts';
import type { Client } from '#testing/factories.ts';
import {
  createClient,
  createReport,
  PASSWORD,
  photograph,
  sendForm,
  submitReport,
} from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';

const server = await sharedTestApp();

async function photoForm(client: Client) {
  const file = { field: 'photo', content: await photograph(), name: 'a.jpg' };
  return sendForm(client, 'PUT', '/v1/me/photo', {}, file);
}

const { id: reportId } = await createReport(await createClient(server));

const ofUsers: Record<string, Send> = {
  'POST /v1/reports': (client) => submitReport(client),
  'POST /v1/reports/{id}/flags': ({ request }) =>
    request('POST', `/v1/reports/${reportId}/flags`, { reason: 'not-a-scam' }),
  'PUT /v1/me/photo': photoForm,
  'DELETE /v1/me/photo': ({ request }) => request('DELETE', '/v1/me/photo'),
  'PATCH /v1/me': ({ request }) => request('PATCH', '/v1/me', { username: 'Eve' }),
  'DELETE /v1/me': ({ request }) => request('DELETE', '/v1/me', { currentPassword: PASSWORD }),
  'POST /v1/auth/phone/send': async ({ request }) =>
    request('POST', '/v1/auth/phone/send', {
      phone: '+2348031234567',
      robotCheck: await easyRobotCheck(server),
    }),
};

test.each(Object.entries(ofUsers))(
  '%s is refused if the account is deleted during the request',
  async (_, send) => {
    const answer = await sendWhileDeleted(server, await createClient(server), send);
    expect(expectProblem(answer, 401).code).toBe('auth/no-session');
  },
);

test('POST /v1/posts is refused if the account is deleted during the request', async () => {
  const admin = await createClient(server, { role: 'admin' });
  const answer = await sendWhileDeleted(server, admin, (client) =>
    sendForm(client, 'POST', '/v1/posts', { title: 'A flaw', body: 'Update.' }),
  );
  expect(expectProblem(answer, 401).code).toBe('auth/no-session');
});

const others: Record<string, Send> = {
  'GET /v1/reports': ({ request }) => request('GET', '/v1/reports?target=evil.example.com'),
  'POST /v1/me/notifications/read-all': ({ request }) =>
    request('POST', '/v1/me/notifications/read-all'),
  'POST /v1/auth/sign-out': ({ request }) => request('POST', '/v1/auth/sign-out'),
  'POST /v1/auth/sign-in': ({ request, user: { email } }) =>
    request('POST', '/v1/auth/sign-in', { email, password: PASSWORD }),
  'POST /v1/auth/change-password': ({ request }) =>
    request('POST', '/v1/auth/change-password', {
      currentPassword: PASSWORD,
      password: 'Another-horse-2',
    }),
};

test.each(Object.entries(others))(
  '%s does not fail if the account is deleted during the request',
  async (_, send) => {
    const answer = await sendWhileDeleted(server, await createClient(server), send);
    expect(answer.statusCode, answer.body).toBeLessThan(500);
  },
);

test('a status is set even if the reporter is deleted during the request', async () => {
  const reporter = await createClient(server);
  const { id } = await createReport(reporter);
  const admin = await createClient(server, { role: 'admin' });
  const answer = await sendWhileDeleted(server, reporter, () =>
    admin.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved' }),
  );
  expect(answer.statusCode, answer.body).toBe(200);
});
