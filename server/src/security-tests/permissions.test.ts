import { randomBytes, randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STAFF_FACTOR_FROM } from '#modules/accounts/sessions/sessions.service.ts';
import {
  apiKeys,
  codeApps,
  notifications,
  passkeys,
  secondLooks,
  sessions,
  webhooks,
} from '#platform/database/schema.ts';
import { putSetting } from '#platform/database/stored-settings.ts';
import { addCodeApp } from '#testing/accounts/code-app.ts';
import { letConfirmationAge } from '#testing/accounts/confirmation.ts';
import { readState } from '#testing/database/database-state.ts';
import type { Client } from '#testing/factories.ts';
import {
  createClient,
  createPost,
  createReport,
  createUser,
  photograph,
  sendForm,
  signIn,
  startSession,
  submitReport,
  suspend,
  visitor,
} from '#testing/factories.ts';
import { runNow } from '#testing/jobs.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';

let server: TestApp;
/** Every route of the running server, including undocumented ones. */
const routes = collectRoutes();
/** An administrator who creates what only administrators can create. */
let editor: Client;
beforeAll(async () => {
  server = await startTestApp();
  // Since then, staff must have a second factor.
  await putSetting(server.platform.database, STAFF_FACTOR_FROM, new Date(0).toISOString());
  editor = await enrolled(roles.admin);
});
afterAll(() => server[Symbol.asyncDispose]());

const roles = {
  user: {},
  reviewer: { reviewRole: 'reviewer' },
  checker: { reviewRole: 'checker' },
  admin: { role: 'admin' },
} as const;
type Role = keyof typeof roles;

/** Staff who must have a second factor and have none. */
const unenrolled = ['unenrolled reviewer', 'unenrolled checker', 'unenrolled admin'] as const;

/** What a request acts on. Fresh for every change, so that no call sees the effects of another. */
interface Things {
  reportId: string;
  /** Of another person's flag on the report. */
  flagId: string;
  targetId: string;
  /** Of the owner. */
  replyId: string;
  /** Of the owner, at their report. */
  lookId: string;
  notificationId: string;
  sessionId: string;
  /** Of the owner. */
  keyId: string;
  passkeyId: string;
  organisationKeyId: string;
  webhookId: string;
  ownerId: string;
  userId: string;
  postId: string;
}

type Send = (
  request: Client['request'],
  things: Things,
  caller: Client | null,
) => Promise<{ statusCode: number; json?: () => { code: string } }>;

interface Expectation {
  send: Send;
  visitor: number;
  /** The owner of what the request acts on. */
  user: number;
  other: number;
  /** A user with this role in the review, if they may other than all users. */
  reviewer?: number;
  checker?: number;
  admin: number;
  /** Who has given the password and not the second factor, now or before they had one; otherwise as visitors. */
  half?: number;
  /** Staff who must have a second factor and have none; otherwise as visitors. */
  unenrolled?: number;
  /** Who must have given the password, or signed in, within ten minutes. */
  askedAgain?: readonly Name[];
}

const get =
  (url: string): Send =>
  (request) =>
    request('GET', url);
const aboutReport =
  (method: 'GET' | 'PATCH' | 'DELETE', path = '', body?: object): Send =>
  (request, { reportId }) =>
    request(method, `/v1/reports/${reportId}${path}`, body);

const aboutPost =
  (method: 'GET' | 'DELETE', path = ''): Send =>
  (request, { postId }) =>
    request(method, `/v1/posts/${postId}${path}`);

const everyone = (send: Send, status: number) =>
  ({ send, visitor: status, user: status, other: status, admin: status }) as const;
const signedIn = (send: Send, status: number) => ({ ...everyone(send, status), visitor: 401 });

const usersOnly = (send: Send, status: number) => ({ ...signedIn(send, status), admin: 403 });
/** An act that asks all who may do it again. */
const askingAgain = (expectation: Expectation): Expectation => ({
  ...expectation,
  askedAgain: [
    ...(['user', 'other', 'reviewer', 'checker', 'admin'] as const).filter(
      (name) => (expectation[name] ?? expectation.other) !== 403,
    ),
    ...(expectation.unenrolled ? unenrolled : []),
  ],
});
const adminsOnly = (send: Send, status: number) => ({
  ...everyone(send, 403),
  visitor: 401,
  admin: status,
});

const reviewersOnly = (send: Send, status: number) => ({
  ...adminsOnly(send, status),
  reviewer: status,
});

const checkersOnly = (send: Send, status: number) => ({
  ...everyone(send, 403),
  visitor: 401,
  checker: status,
});

const reply = { ground: 'mistaken', text: 'I run this shop and never heard of them.' };
const note = { text: 'Only the team reads this.' };
const webhook = { url: 'https://hooks.example.com/', categories: ['website' as const] };

/** The product's permission table (specification section 6), as callers see it. */
const table: Record<string, Expectation> = {
  'GET /v1/robot-check': everyone(get('/v1/robot-check'), 200),
  'GET /v1/app-config': everyone(get('/v1/app-config'), 200),
  'GET /v1/categories': everyone(get('/v1/categories'), 200),
  'GET /v1/server/get-ready': everyone(get('/v1/server/get-ready'), 200),
  // 422 and 401 are about the content sent; permission is checked before.
  'POST /v1/auth/sign-up': everyone((request) => request('POST', '/v1/auth/sign-up', {}), 422),
  'POST /v1/auth/verify-email/send': everyone(
    (request) => request('POST', '/v1/auth/verify-email/send', { email: 'no@gmail.com' }),
    202,
  ),
  'POST /v1/auth/verify-email/check': everyone(
    (request) => request('POST', '/v1/auth/verify-email/check', { token: 'wrong' }),
    422,
  ),
  'POST /v1/auth/verify-email': everyone(
    (request) => request('POST', '/v1/auth/verify-email', { token: 'wrong' }),
    422,
  ),
  'POST /v1/auth/sign-in': everyone(
    (request, _things, caller) =>
      request('POST', '/v1/auth/sign-in', {
        email: `${caller?.user.id ?? 'nobody'}@gmail.com`,
        password: 'wrong',
      }),
    401,
  ),
  'POST /v1/auth/forgot-password': everyone(
    (request) => request('POST', '/v1/auth/forgot-password', {}),
    422,
  ),
  'POST /v1/auth/reset-password': everyone(
    (request) => request('POST', '/v1/auth/reset-password', {}),
    422,
  ),
  'POST /v1/auth/reset-password/check': everyone(
    (request) => request('POST', '/v1/auth/reset-password/check', { token: 'wrong' }),
    422,
  ),
  'POST /v1/auth/change-password': signedIn(
    (request) => request('POST', '/v1/auth/change-password', {}),
    422,
  ),
  // Not set up in this test; see google.test.ts.
  'GET /v1/auth/google': everyone(get('/v1/auth/google'), 404),
  'GET /v1/auth/google/callback': everyone(get('/v1/auth/google/callback'), 404),
  // See staff.test.ts.
  'GET /v1/auth/staff': everyone(get('/v1/auth/staff'), 404),
  'GET /v1/auth/staff/callback': everyone(get('/v1/auth/staff/callback'), 404),
  'POST /v1/auth/staff/logout': everyone(
    (request) => request('POST', '/v1/auth/staff/logout'),
    404,
  ),
  'POST /v1/auth/sign-out': {
    ...signedIn((request) => request('POST', '/v1/auth/sign-out'), 204),
    half: 204,
    unenrolled: 204,
  },
  // 422 is about the proof.
  'POST /v1/auth/confirm': {
    ...signedIn((request) => request('POST', '/v1/auth/confirm', {}), 422),
    unenrolled: 422,
  },
  'POST /v1/auth/passkey/options': everyone(
    (request) => request('POST', '/v1/auth/passkey/options'),
    200,
  ),
  // 422 is about the proof.
  'POST /v1/auth/passkey': everyone((request) => request('POST', '/v1/auth/passkey', {}), 422),
  // Only half a session gives it: 403 for a whole one.
  'POST /v1/auth/factor': {
    ...signedIn((request) => request('POST', '/v1/auth/factor', {}), 403),
    half: 422,
  },
  'POST /v1/auth/factor/passkey-options': {
    ...signedIn((request) => request('POST', '/v1/auth/factor/passkey-options'), 200),
    half: 200,
  },
  'GET /v1/me/factors': {
    ...signedIn(get('/v1/me/factors'), 200),
    half: 200,
    unenrolled: 200,
  },
  'POST /v1/me/passkeys/options': askingAgain({
    ...signedIn((request) => request('POST', '/v1/me/passkeys/options'), 200),
    unenrolled: 200,
  }),
  // 422 is about the proof.
  'POST /v1/me/passkeys': askingAgain({
    ...signedIn((request) => request('POST', '/v1/me/passkeys', {}), 422),
    unenrolled: 422,
  }),
  'DELETE /v1/me/passkeys/{id}': askingAgain({
    send: (request, { passkeyId }) => request('DELETE', `/v1/me/passkeys/${passkeyId}`),
    ...{ visitor: 401, user: 204, other: 404, admin: 404, unenrolled: 404 },
  }),
  'POST /v1/me/code-app': askingAgain({
    ...signedIn((request) => request('POST', '/v1/me/code-app'), 200),
    unenrolled: 200,
  }),
  'PUT /v1/me/code-app': askingAgain({
    ...signedIn((request) => request('PUT', '/v1/me/code-app', {}), 422),
    unenrolled: 422,
  }),
  // Users have none; staff must have one.
  'DELETE /v1/me/code-app': askingAgain({
    ...signedIn((request) => request('DELETE', '/v1/me/code-app'), 404),
    ...{ reviewer: 409, checker: 409, admin: 409, unenrolled: 404 },
  }),
  // 409 without a second factor.
  'POST /v1/me/recovery-codes': askingAgain({
    ...signedIn((request) => request('POST', '/v1/me/recovery-codes'), 200),
    ...{ other: 409, reviewer: 200, checker: 200, unenrolled: 409 },
  }),
  'GET /v1/auth/confirm': askingAgain(signedIn(get('/v1/auth/confirm'), 204)),
  // 403 because they have a password.
  'POST /v1/auth/confirm/send': {
    ...signedIn((request) => request('POST', '/v1/auth/confirm/send'), 403),
    unenrolled: 403,
  },
  'POST /v1/auth/phone/send': askingAgain(
    signedIn((request) => request('POST', '/v1/auth/phone/send', {}), 422),
  ),
  'POST /v1/auth/phone/verify': askingAgain(
    signedIn((request) => request('POST', '/v1/auth/phone/verify', {}), 422),
  ),
  'GET /v1/me': signedIn(get('/v1/me'), 200),
  'PATCH /v1/me': usersOnly((request) => request('PATCH', '/v1/me', { username: 'Ada' }), 200),
  'DELETE /v1/me': askingAgain(usersOnly((request) => request('DELETE', '/v1/me'), 204)),
  // Permission is checked before the content type (415).
  'PUT /v1/me/photo': usersOnly((request) => request('PUT', '/v1/me/photo', {}), 415),
  'DELETE /v1/me/photo': usersOnly((request) => request('DELETE', '/v1/me/photo'), 204),
  'GET /v1/photos/{id}': {
    ...signedIn((request, { ownerId }) => request('GET', `/v1/photos/${ownerId}`), 200),
    other: 404,
  },
  'GET /v1/audit-log': adminsOnly(get('/v1/audit-log'), 200),
  'GET /v1/users': adminsOnly(get('/v1/users'), 200),
  'GET /v1/user-reports/{id}': adminsOnly(
    (request, { userId }) => request('GET', `/v1/user-reports/${userId}`),
    200,
  ),
  'GET /v1/config': adminsOnly(get('/v1/config'), 200),
  // Permission is checked before the content (422).
  'PUT /v1/config/sessionTimeout': askingAgain(
    adminsOnly((request) => request('PUT', '/v1/config/sessionTimeout', {}), 422),
  ),
  'PUT /v1/config/notificationEmail': askingAgain(
    adminsOnly((request) => request('PUT', '/v1/config/notificationEmail', {}), 422),
  ),
  'GET /v1/stats': adminsOnly(get('/v1/stats'), 200),
  'GET /v1/jobs': adminsOnly(get('/v1/jobs'), 200),
  'POST /v1/jobs/retry': adminsOnly((request) => request('POST', '/v1/jobs/retry', {}), 200),
  'GET /v1/system': adminsOnly(get('/v1/system'), 200),
  'POST /v1/system/test-mail': adminsOnly(
    (request) => request('POST', '/v1/system/test-mail'),
    200,
  ),
  'GET /v1/users/{id}': adminsOnly(
    (request, { userId }) => request('GET', `/v1/users/${userId}`),
    200,
  ),
  'PATCH /v1/users/{id}': askingAgain(
    adminsOnly(
      (request, { userId }) => request('PATCH', `/v1/users/${userId}`, { status: 'active' }),
      200,
    ),
  ),
  // An unchanged role.
  'PUT /v1/review-roles/{id}': askingAgain(
    adminsOnly(
      (request, { userId }) => request('PUT', `/v1/review-roles/${userId}`, { role: null }),
      200,
    ),
  ),
  // An unchanged mark.
  'PUT /v1/reviewed-first/{id}': askingAgain(
    adminsOnly(
      (request, { userId }) =>
        request('PUT', `/v1/reviewed-first/${userId}`, { reviewedFirst: false }),
      200,
    ),
  ),
  // They have none.
  'POST /v1/user-factors/{id}/remove': askingAgain(
    adminsOnly((request, { userId }) => request('POST', `/v1/user-factors/${userId}/remove`), 409),
  ),
  'DELETE /v1/users/delete/{id}': askingAgain(
    adminsOnly(
      (request, { userId }) => request('DELETE', `/v1/users/delete/${userId}`, { reason: 'Spam' }),
      200,
    ),
  ),
  'GET /v1/me/sessions': signedIn(get('/v1/me/sessions'), 200),
  'DELETE /v1/me/sessions/{id}': {
    send: (request, { sessionId }) => request('DELETE', `/v1/me/sessions/${sessionId}`),
    visitor: 401,
    user: 204,
    other: 404,
    admin: 404,
  },
  // A session is no key; see key-scopes.test.ts.
  'GET /v1/key': { ...everyone(get('/v1/key'), 403), visitor: 401 },
  'GET /v1/keys': signedIn(get('/v1/keys'), 200),
  'POST /v1/keys': askingAgain(
    signedIn((request) => request('POST', '/v1/keys', { name: 'My app' }), 201),
  ),
  'DELETE /v1/keys/{id}': askingAgain({
    send: (request, { keyId }) => request('DELETE', `/v1/keys/${keyId}`),
    visitor: 401,
    user: 204,
    other: 404,
    admin: 404,
  }),
  'GET /v1/organisation-keys': adminsOnly(get('/v1/organisation-keys'), 200),
  'POST /v1/organisation-keys': askingAgain(
    adminsOnly(
      (request) =>
        request('POST', '/v1/organisation-keys', {
          ...{ organisation: 'Zenith Bank', name: 'Robot', scopes: ['check'] },
        }),
      201,
    ),
  ),
  'DELETE /v1/organisation-keys/{id}': askingAgain(
    adminsOnly(
      (request, { organisationKeyId }) =>
        request('DELETE', `/v1/organisation-keys/${organisationKeyId}`),
      204,
    ),
  ),
  'GET /v1/registers': adminsOnly(get('/v1/registers'), 200),
  // Permission is checked before the content (422), and before whether there is one (404).
  'POST /v1/registers': askingAgain(
    adminsOnly((request) => request('POST', '/v1/registers', {}), 422),
  ),
  'PATCH /v1/registers/{id}': askingAgain(
    adminsOnly((request) => request('PATCH', `/v1/registers/${randomUUID()}`, {}), 404),
  ),
  'POST /v1/registers/{id}/read': askingAgain(
    adminsOnly((request) => request('POST', `/v1/registers/${randomUUID()}/read`), 404),
  ),
  'POST /v1/registers/{id}/go-on': askingAgain(
    adminsOnly(
      (request) => request('POST', `/v1/registers/${randomUUID()}/go-on`, { lost: 1 }),
      404,
    ),
  ),
  'DELETE /v1/registers/{id}': askingAgain(
    adminsOnly((request) => request('DELETE', `/v1/registers/${randomUUID()}`), 404),
  ),
  'GET /v1/webhooks': adminsOnly(get('/v1/webhooks'), 200),
  // 404 where nothing is published, as here; permission is checked before.
  'POST /v1/webhooks': askingAgain(
    adminsOnly(
      (request, { organisationKeyId: keyId }) =>
        request('POST', '/v1/webhooks', { ...webhook, keyId }),
      404,
    ),
  ),
  'GET /v1/webhooks/{id}': adminsOnly(
    (request, { webhookId }) => request('GET', `/v1/webhooks/${webhookId}`),
    200,
  ),
  'PUT /v1/webhooks/{id}': askingAgain(
    adminsOnly(
      (request, { webhookId }) => request('PUT', `/v1/webhooks/${webhookId}`, webhook),
      404,
    ),
  ),
  'DELETE /v1/webhooks/{id}': askingAgain(
    adminsOnly((request, { webhookId }) => request('DELETE', `/v1/webhooks/${webhookId}`), 204),
  ),
  'POST /v1/webhooks/{id}/secret': askingAgain(
    adminsOnly(
      (request, { webhookId }) => request('POST', `/v1/webhooks/${webhookId}/secret`),
      200,
    ),
  ),
  'POST /v1/webhooks/{id}/enable': askingAgain(
    adminsOnly(
      (request, { webhookId }) =>
        request('POST', `/v1/webhooks/${webhookId}/enable`, { from: 'now' }),
      404,
    ),
  ),
  'POST /v1/webhooks/{id}/test': askingAgain(
    adminsOnly((request, { webhookId }) => request('POST', `/v1/webhooks/${webhookId}/test`), 404),
  ),
  'GET /v1/webhooks/{id}/deliveries': adminsOnly(
    (request, { webhookId }) => request('GET', `/v1/webhooks/${webhookId}/deliveries`),
    200,
  ),
  'GET /v1/me/export': askingAgain(signedIn(get('/v1/me/export'), 200)),
  'GET /v1/reports': signedIn(get('/v1/reports'), 200),
  'GET /v1/reports.csv': askingAgain(adminsOnly(get('/v1/reports.csv'), 200)),
  'GET /v1/reports/summary': signedIn(get('/v1/reports/summary?target=example.com'), 200),
  'GET /v1/advice': signedIn(get('/v1/advice'), 200),
  'GET /v1/targets': signedIn(get('/v1/targets?target=example.com'), 200),
  'GET /v1/targets/{id}': signedIn(get(`/v1/targets/${randomUUID()}`), 404),
  'GET /v1/targets/{id}/overview': signedIn(
    (request, { targetId }) => request('GET', `/v1/targets/${targetId}/overview`),
    200,
  ),
  // 404 because it is not confirmed; with the public check also for visitors (verdict-picture.test.ts).
  'GET /v1/targets/{id}/picture': signedIn(
    (request, { targetId }) => request('GET', `/v1/targets/${targetId}/picture`),
    404,
  ),
  'POST /v1/check': signedIn(
    (request) => request('POST', '/v1/check', { text: 'See example.com' }),
    200,
  ),
  'GET /v1/check/{category}': signedIn(get('/v1/check/website'), 200),
  'GET /v1/check/{category}/{bits}/{bucket}': signedIn(get('/v1/check/website/0/0'), 200),
  'POST /v1/reports': signedIn(
    (request, _things, caller) =>
      caller ? submitReport(caller) : request('POST', '/v1/reports', {}),
    201,
  ),
  'GET /v1/reports/{id}': signedIn(aboutReport('GET'), 200),
  'GET /v1/reports/{id}/evidence': signedIn(aboutReport('GET', '/evidence'), 200),
  // 403 rather than 404: anyone signed in may see that the report exists.
  'GET /v1/reports/{id}/history': {
    ...signedIn(aboutReport('GET', '/history'), 200),
    other: 403,
    reviewer: 200,
  },
  'GET /v1/stats/review': adminsOnly(get('/v1/stats/review'), 200),
  'GET /v1/reports/{id}/neighbours': reviewersOnly(aboutReport('GET', '/neighbours'), 200),
  // Without FEEDS. What it lets whom read, tests of the log say.
  'GET /v1/changes': everyone(get('/v1/changes'), 404),
  // Without TRENDS.
  'GET /v1/trends': everyone(get('/v1/trends'), 404),
  'GET /v1/feeds/{file}': everyone(get('/v1/feeds/website.ndjson'), 404),
  'GET /v1/feeds/misp/{file}': everyone(get('/v1/feeds/misp/manifest.json'), 404),
  'GET /v1/cases': reviewersOnly(get('/v1/cases'), 200),
  'GET /v1/cases/{targetId}': reviewersOnly(
    (request, { targetId }) => request('GET', `/v1/cases/${targetId}`),
    200,
  ),
  'POST /v1/cases/{targetId}/decisions': reviewersOnly(
    (request, { targetId, reportId }) =>
      request('POST', `/v1/cases/${targetId}/decisions`, {
        ...{ reportIds: [reportId], status: 'Closed', hidePictures: [reportId] },
      }),
    200,
  ),
  'PUT /v1/cases/{targetId}/claim': reviewersOnly(
    (request, { targetId }) => request('PUT', `/v1/cases/${targetId}/claim`),
    200,
  ),
  'DELETE /v1/cases/{targetId}/claim': reviewersOnly(
    (request, { targetId }) => request('DELETE', `/v1/cases/${targetId}/claim`),
    204,
  ),
  'GET /v1/targets/{id}/notes': reviewersOnly(
    (request, { targetId }) => request('GET', `/v1/targets/${targetId}/notes`),
    200,
  ),
  'POST /v1/targets/{id}/notes': reviewersOnly(
    (request, { targetId }) => request('POST', `/v1/targets/${targetId}/notes`, note),
    200,
  ),
  'GET /v1/reports/{id}/reporter-notes': reviewersOnly(aboutReport('GET', '/reporter-notes'), 200),
  'POST /v1/reports/{id}/reporter-notes': reviewersOnly(
    (request, { reportId }) => request('POST', `/v1/reports/${reportId}/reporter-notes`, note),
    200,
  ),
  'GET /v1/user-notes/{id}': adminsOnly(
    (request, { ownerId }) => request('GET', `/v1/user-notes/${ownerId}`),
    200,
  ),
  'POST /v1/user-notes/{id}': adminsOnly(
    (request, { ownerId }) => request('POST', `/v1/user-notes/${ownerId}`, note),
    200,
  ),
  // Nobody else's note.
  'DELETE /v1/notes/{id}': reviewersOnly(
    (request) => request('DELETE', `/v1/notes/${randomUUID()}`),
    404,
  ),
  'GET /v1/reports/{id}/question': {
    ...signedIn(aboutReport('GET', '/question'), 200),
    other: 403,
    reviewer: 200,
  },
  'POST /v1/reports/{id}/question': reviewersOnly(
    (request, { reportId }) =>
      request('POST', `/v1/reports/${reportId}/question`, {
        question: 'When did they ring you last?',
      }),
    200,
  ),
  // Nothing was asked.
  'PUT /v1/reports/{id}/question/answer': {
    ...signedIn(
      (request, { reportId }) =>
        request('PUT', `/v1/reports/${reportId}/question/answer`, { answer: 'On Monday.' }),
      403,
    ),
    user: 404,
  },
  'POST /v1/cases/next': reviewersOnly((request) => request('POST', '/v1/cases/next', {}), 200),
  'POST /v1/recommendations/next': checkersOnly(
    (request) => request('POST', '/v1/recommendations/next'),
    200,
  ),
  // Nobody was given this case.
  'PUT /v1/recommendations/{targetId}': checkersOnly(
    (request, { targetId }) =>
      request('PUT', `/v1/recommendations/${targetId}`, { recommends: 'scam', reason: 'Seen' }),
    409,
  ),
  'GET /v1/me/reviewing': reviewersOnly(get('/v1/me/reviewing'), 200),
  'GET /v1/reviewers/{id}': adminsOnly(
    (request, { userId }) => request('GET', `/v1/reviewers/${userId}`),
    200,
  ),
  'GET /v1/second-reviews/next': reviewersOnly(get('/v1/second-reviews/next'), 200),
  'GET /v1/second-reviews/{id}/evidence': reviewersOnly(
    (request) => request('GET', `/v1/second-reviews/${randomUUID()}/evidence`),
    404,
  ),
  'PUT /v1/second-reviews/{id}': reviewersOnly(
    (request) =>
      request('PUT', `/v1/second-reviews/${randomUUID()}`, { status: 'Closed', reason: 'Seen' }),
    404,
  ),
  'GET /v1/checkers/{id}': adminsOnly(
    (request, { userId }) => request('GET', `/v1/checkers/${userId}`),
    200,
  ),
  'PUT /v1/targets/{id}/cleared': reviewersOnly(
    (request, { targetId }) =>
      request('PUT', `/v1/targets/${targetId}/cleared`, { reason: 'A shop', reports: [] }),
    409,
  ),
  'DELETE /v1/targets/{id}/cleared': reviewersOnly(
    (request, { targetId }) => request('DELETE', `/v1/targets/${targetId}/cleared`),
    404,
  ),
  'PUT /v1/targets/{id}/bank': reviewersOnly(
    (request, { targetId }) => request('PUT', `/v1/targets/${targetId}/bank`, { bank: 'gtbank' }),
    409,
  ),
  'PUT /v1/shared-hosts/{host}': reviewersOnly(
    (request) => request('PUT', '/v1/shared-hosts/bit.ly', { shared: true }),
    409,
  ),
  'POST /v1/reports/status': reviewersOnly(
    (request, { reportId }) =>
      request('POST', '/v1/reports/status', { reportIds: [reportId], status: 'Closed' }),
    200,
  ),
  'GET /v1/reports/count': reviewersOnly(
    get('/v1/reports/count?asOf=2026-11-20T09:30:00.000Z'),
    200,
  ),
  'GET /v1/bulk-changes/{id}': reviewersOnly(get(`/v1/bulk-changes/${randomUUID()}`), 404),
  'PATCH /v1/reports/{id}': {
    send: aboutReport('PATCH', '', { status: 'Under Review' }),
    visitor: 401,
    user: 403,
    other: 403,
    reviewer: 200,
    admin: 200,
  },
  // The owner may not say of the own report that it is no scam.
  'POST /v1/reports/{id}/flags': {
    ...signedIn(
      (request, { reportId }) =>
        request('POST', `/v1/reports/${reportId}/flags`, { reason: 'not-a-scam' }),
      201,
    ),
    user: 422,
  },
  'POST /v1/targets/{id}/flags': signedIn(
    (request, { targetId }) =>
      request('POST', `/v1/targets/${targetId}/flags`, { reason: 'not-a-scam' }),
    201,
  ),
  'POST /v1/targets/{id}/replies': signedIn(
    (request, { targetId }) => request('POST', `/v1/targets/${targetId}/replies`, reply),
    201,
  ),
  'GET /v1/replies': signedIn(get('/v1/replies'), 200),
  'GET /v1/replies/{id}': {
    ...signedIn((request, { replyId }) => request('GET', `/v1/replies/${replyId}`), 200),
    other: 404,
    reviewer: 200,
  },
  // It has none.
  'GET /v1/replies/{id}/picture': signedIn(
    (request, { replyId }) => request('GET', `/v1/replies/${replyId}/picture`),
    404,
  ),
  // Permission is checked before the content type (415).
  'PUT /v1/replies/{id}/picture': signedIn(
    (request, { replyId }) => request('PUT', `/v1/replies/${replyId}/picture`, {}),
    415,
  ),
  'PATCH /v1/replies/{id}': {
    ...signedIn(
      (request, { replyId }) => request('PATCH', `/v1/replies/${replyId}`, { state: 'withdrawn' }),
      200,
    ),
    other: 404,
    reviewer: 403,
    admin: 403,
  },
  'POST /v1/replies/{id}/proof': {
    ...signedIn(
      (request, { replyId }) =>
        request('POST', `/v1/replies/${replyId}/proof`, { method: 'evidence' }),
      200,
    ),
    other: 404,
    reviewer: 403,
    admin: 403,
  },
  // Nothing was asked for.
  'POST /v1/replies/{id}/proof/check': {
    ...signedIn(
      (request, { replyId }) => request('POST', `/v1/replies/${replyId}/proof/check`, {}),
      409,
    ),
    other: 404,
    reviewer: 403,
    admin: 403,
  },
  // It was not refused.
  // 409 and 422: nothing was rejected, and the link is wrong.
  'POST /v1/reports/{id}/answers': {
    ...signedIn(
      (request, { reportId }) =>
        request('POST', `/v1/reports/${reportId}/answers`, { text: reply.text }),
      409,
    ),
    ...{ other: 404, admin: 404 },
  },
  'GET /v1/reports/{id}/answers': {
    ...signedIn((request, { reportId }) => request('GET', `/v1/reports/${reportId}/answers`), 200),
    ...{ other: 404, admin: 404 },
  },
  'POST /v1/second-looks/check': everyone(
    (request) => request('POST', '/v1/second-looks/check', { token: 'wrong' }),
    422,
  ),
  'POST /v1/second-looks': everyone(
    (request) => request('POST', '/v1/second-looks', { token: 'wrong', text: reply.text }),
    422,
  ),
  'GET /v1/second-looks': reviewersOnly(get('/v1/second-looks'), 200),
  // 404 because it has none.
  'GET /v1/second-looks/{id}/picture': signedIn(
    (request, { lookId }) => request('GET', `/v1/second-looks/${lookId}/picture`),
    404,
  ),
  'PATCH /v1/second-looks/{id}': reviewersOnly(
    (request, { lookId }) =>
      request('PATCH', `/v1/second-looks/${lookId}`, { state: 'refused', reason: 'No' }),
    200,
  ),
  'POST /v1/replies/{id}/appeal': {
    ...signedIn(
      (request, { replyId }) =>
        request('POST', `/v1/replies/${replyId}/appeal`, { text: reply.text }),
      409,
    ),
    other: 404,
    reviewer: 403,
    admin: 403,
  },
  'PUT /v1/reports/{id}/hidden': reviewersOnly(
    (request, { reportId }) => request('PUT', `/v1/reports/${reportId}/hidden`, { hidden: true }),
    200,
  ),
  'POST /v1/reports/{id}/redactions': askingAgain(
    reviewersOnly(
      (request, { reportId }) =>
        request('POST', `/v1/reports/${reportId}/redactions`, {
          ranges: [{ start: 0, end: 4 }],
          redactedAt: null,
        }),
      200,
    ),
  ),
  'GET /v1/flags': reviewersOnly(get('/v1/flags'), 200),
  'PATCH /v1/flags/{id}': reviewersOnly(
    (request, { flagId }) =>
      request('PATCH', `/v1/flags/${flagId}`, { outcome: 'handled', note: 'Hidden.' }),
    200,
  ),
  'DELETE /v1/reports/{id}': {
    ...signedIn(aboutReport('DELETE'), 204),
    other: 403,
    askedAgain: ['admin'],
  },
  // 422 is about the token.
  'PUT /v1/status-mails': everyone(
    (request) => request('PUT', '/v1/status-mails', { token: 'wrong', statusMails: true }),
    422,
  ),
  'POST /v1/status-mails/stop': everyone(
    (request) => request('POST', '/v1/status-mails/stop?token=wrong'),
    422,
  ),
  'GET /v1/posts': signedIn(get('/v1/posts'), 200),
  'POST /v1/posts': adminsOnly(
    (request, _things, caller) =>
      caller
        ? sendForm(caller, 'POST', '/v1/posts', { title: 'A flaw', body: 'Update.' })
        : request('POST', '/v1/posts', {}),
    201,
  ),
  'GET /v1/posts/{id}': signedIn(aboutPost('GET'), 200),
  'GET /v1/posts/{id}/image': signedIn(aboutPost('GET', '/image'), 200),
  'PATCH /v1/posts/{id}': adminsOnly(
    (request, { postId }, caller) =>
      caller
        ? sendForm(caller, 'PATCH', `/v1/posts/${postId}`, { title: 'Another' })
        : request('PATCH', `/v1/posts/${postId}`, {}),
    200,
  ),
  'DELETE /v1/posts/{id}': askingAgain(adminsOnly(aboutPost('DELETE'), 204)),
  'GET /v1/me/reports': signedIn(get('/v1/me/reports'), 200),
  'GET /v1/me/reports.csv': signedIn(get('/v1/me/reports.csv'), 200),
  'GET /v1/me/alerts': usersOnly(get('/v1/me/alerts'), 200),
  // 404 is about the target, which nobody searched for; permission is checked before.
  'PUT /v1/me/alerts': usersOnly(
    (request) =>
      request('PUT', '/v1/me/alerts', { category: 'bank', key: '0123456789', stopped: true }),
    404,
  ),
  'GET /v1/me/notifications': signedIn(get('/v1/me/notifications'), 200),
  'PATCH /v1/me/notifications/{id}': {
    send: (request, { notificationId }) =>
      request('PATCH', `/v1/me/notifications/${notificationId}`, { read: true }),
    visitor: 401,
    user: 200,
    other: 404,
    admin: 404,
  },
  'POST /v1/me/notifications/read-all': signedIn(
    (request) => request('POST', '/v1/me/notifications/read-all'),
    204,
  ),
  // Permitted callers get a stream that stays open; see events.test.ts.
  'GET /v1/events': {
    send: async (request) => {
      const { statusCode } = await request('GET', '/v1/me');
      return statusCode === 200 ? { statusCode } : request('GET', '/v1/events');
    },
    visitor: 401,
    user: 200,
    other: 200,
    admin: 200,
  },
};

/** Routes outside the API, requested by browsers, phones, crawlers and probes. */
const pages: Record<string, Expectation> = {
  'GET /livez': everyone(get('/livez'), 200),
  'GET /readyz': everyone(get('/readyz'), 200),
  'GET /robots.txt': everyone(get('/robots.txt'), 200),
  'GET /sitemap.xml': everyone(get('/sitemap.xml'), 200),
  'GET /manifest.webmanifest': everyone(get('/manifest.webmanifest'), 200),
  'GET /how-it-works': everyone(get('/how-it-works'), 200),
  'GET /how-we-decide': everyone(get('/how-we-decide'), 200),
  'GET /v1/status-mails/stop': everyone(get('/v1/status-mails/stop?token=any'), 303),
  'GET /v1/openapi.json': everyone(get('/v1/openapi.json'), 200),
  // Does not exist in production.
  'GET /dev/outbox': everyone(get('/dev/outbox'), 200),
  'GET /dev/outbox.json': everyone(get('/dev/outbox.json'), 200),
  'POST /share': everyone((request) => request('POST', '/share', {}), 303),
  // For where each caller is redirected, see site.test.ts.
  'GET /search': everyone(get('/search?target=0803'), 303),
};

/** Routes without permissions: the built web app, and the API documentation pages. */
const openToAll = /^(HEAD,)?GET (\/\*|\/docs(\/.*)?)$/;

function collectRoutes(): string[] {
  const seen: string[] = [];
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      seen.push(`${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`);
    });
  });
  return seen;
}

async function makeThings(owner: Client): Promise<Things> {
  const { database } = server.platform;
  const { id: postId } = await createPost(editor, {}, await photograph());
  // A target of its own, which the next caller has not flagged yet.
  const { id: reportId, targetId } = await createReport(owner, {
    target: `${randomUUID()}.example`,
  });
  const flagger = await createClient(server);
  const flag = await flagger.request('POST', `/v1/reports/${reportId}/flags`, {
    reason: 'about-me',
  });
  const userId = owner.user.id;
  const [notification] = await database
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId));
  const [session] = await database
    .insert(sessions)
    .values({ userId, tokenHash: randomBytes(32), userAgent: '', deviceId: randomUUID() })
    .returning();
  const { targetId: repliedId } = await createReport(owner, { target: 'replied.example.com' });
  const replied = await owner.request('POST', `/v1/targets/${repliedId}/replies`, reply);
  await database.delete(passkeys).where(eq(passkeys.userId, userId));
  const [passkey] = await database
    .insert(passkeys)
    .values({
      ...{ userId, name: 'Phone', counter: 0, transports: [] },
      ...{ credentialId: randomBytes(16), publicKey: randomBytes(32) },
    })
    .returning();
  await database.update(sessions).set({ factorAt: new Date() }).where(eq(sessions.userId, userId));
  const [look] = await database
    .insert(secondLooks)
    .values({ reportId, userId, text: reply.text, dueAt: new Date() })
    .returning();
  return {
    reportId,
    flagId: flag.json().id,
    targetId,
    replyId: replied.json().id,
    lookId: look?.id ?? '',
    notificationId: notification?.id ?? '',
    sessionId: session?.id ?? '',
    keyId: await makeKey(userId, false),
    passkeyId: passkey?.id ?? '',
    ...(await makeOrganisationKey()),
    ownerId: userId,
    userId: (await createUser(server)).id,
    postId,
  };
}

async function makeOrganisationKey(): Promise<Pick<Things, 'organisationKeyId' | 'webhookId'>> {
  const organisationKeyId = await makeKey((await createUser(server)).id, true);
  const [row] = await server.platform.database
    .insert(webhooks)
    .values({
      ...webhook,
      position: 0,
      pace: 0,
      keyId: organisationKeyId,
      secretSalt: randomUUID(),
    })
    .returning();
  return { organisationKeyId, webhookId: row?.id ?? '' };
}

async function makeKey(userId: string, isOrganisations: boolean): Promise<string> {
  const { database } = server.platform;
  // People may have a few.
  if (!isOrganisations) await database.delete(apiKeys).where(eq(apiKeys.userId, userId));
  const [key] = await database
    .insert(apiKeys)
    .values({
      ...{ userId, isOrganisations, name: 'Robot', scopes: ['check'] },
      ...{ secretHash: randomBytes(32), expiresAt: new Date(Date.now() + 3_600_000) },
    })
    .returning();
  return key?.id ?? '';
}

async function createOwner(): Promise<Client> {
  const owner = await createClient(server);
  const file = { field: 'photo', content: await photograph(), name: 'me.jpg' };
  await sendForm(owner, 'PUT', '/v1/me/photo', {}, file);
  return owner;
}

const read = new Map<string, Promise<Things>>();

/** What all requests share that only read something of one owner. */
function thingsToRead(owner: Client): Promise<Things> {
  const made = read.get(owner.user.id) ?? makeThings(owner);
  read.set(owner.user.id, made);
  return made;
}

test('every route of the running server is in the table', () => {
  const known = Object.keys({ ...table, ...pages });
  // HEAD is answered by the GET route and needs the same permission. Built files are public.
  const found = routes.filter((route) => !route.startsWith('HEAD') && !openToAll.test(route));
  expect(found.toSorted()).toEqual(known.toSorted());
});

type Whole = 'other' | 'reviewer' | 'checker' | 'admin' | 'user';
type Half = `${'half' | 'before'} ${Role}` | (typeof unenrolled)[number];
type Name = Whole | 'visitor' | 'suspended' | Half;
const people: Partial<Record<Name, Client>> = {};

const wholes: Record<Exclude<Name, Half>, () => Promise<Client | null>> = {
  visitor: async () => null,
  async suspended() {
    const client = await createClient(server);
    await suspend(server, client.user.id);
    return { ...client, user: { ...client.user, status: 'suspended' } };
  },
  other: () => createClient(server),
  reviewer: () => enrolled(roles.reviewer),
  checker: () => enrolled(roles.checker),
  admin: () => enrolled(roles.admin),
  user: createOwner,
};

/** Those with half a session: each kind of account in each of the three states. */
const halves: Record<Half, () => Promise<Client>> = {
  'half user': () => half('user'),
  'half reviewer': () => half('reviewer'),
  'half checker': () => half('checker'),
  'half admin': () => half('admin'),
  'before user': () => before('user'),
  'before reviewer': () => before('reviewer'),
  'before checker': () => before('checker'),
  'before admin': () => before('admin'),
  'unenrolled reviewer': () => createClient(server, roles.reviewer),
  'unenrolled checker': () => createClient(server, roles.checker),
  'unenrolled admin': () => createClient(server, roles.admin),
};
const isHalf = (name: Name) => name in halves;

const makers: Record<Name, () => Promise<Client | null>> = { ...wholes, ...halves };

/** Somebody who has given the password, and not the second factor. */
const half = async (role: Role) => signIn(server, (await enrolled(roles[role])).user);

/** Somebody whose session began, and was used, before the account had a second factor. */
async function before(role: Role): Promise<Client> {
  const client = await createClient(server, roles[role]);
  await client.request('GET', '/v1/me');
  await addCodeApp(server, await startSession(server, client.user));
  return client;
}

/** A new account with an app for codes, one of which was given in its session. */
async function enrolled(values: Parameters<typeof createClient>[1]): Promise<Client> {
  const client = await createClient(server, values);
  const { database } = server.platform;
  const userId = client.user.id;
  await database.insert(codeApps).values({ userId, secret: randomBytes(48), lastStep: 0 });
  await database.update(sessions).set({ factorAt: new Date() }).where(eq(sessions.userId, userId));
  return client;
}

const isUnenrolled = (name: Name) => unenrolled.some((one) => one === name);
const namesOf = <Key extends string>(of: Record<Key, unknown>) => Object.keys(of) as Key[];

/** An existing caller, unless a request has ended their session. */
async function meet(name: Name): Promise<Client | null> {
  const known = people[name];
  if (known?.user.status === 'suspended') return known;
  if (known && (await known.request('GET', '/v1/me/factors')).statusCode === 200) return known;
  const made = await makers[name]();
  if (made) people[name] = made;
  return made;
}

describe.each(Object.entries({ ...table, ...pages }))('%s', (operation, expectation) => {
  const { send, askedAgain = [], ...expected } = expectation;
  const { visitor: suspended, other, half: ofHalf = suspended, ...more } = expected;
  const { unenrolled: ofUnenrolled = suspended, ...given } = more;
  const statusOf = (name: Name) => (isUnenrolled(name) ? ofUnenrolled : ofHalf);
  const statuses = {
    ...(Object.fromEntries(namesOf(halves).map((name) => [name, statusOf(name)])) as Record<
      Half,
      number
    >),
    ...{ visitor: suspended, suspended, other, reviewer: other, checker: other },
    ...given,
  };
  const names = namesOf(statuses);
  const [refused, allowed] = [true, false].map((isRefused) =>
    // The owner comes last: after a sign-out, no one could create what the others need.
    names.filter((name) => statuses[name] >= 400 === isRefused).toSorted(),
  );

  test('answers each caller as the table says, and changes nothing when it refuses', async () => {
    const reads = operation.startsWith('GET');
    const owner = reads ? await meet('user') : await createOwner();
    if (!owner) throw new Error('Nobody owns the things');
    const clients = new Map<Name, Client | null>([['user', owner]]);
    for (const name of names) if (name !== 'user') clients.set(name, await meet(name));
    const call = async (name: Name, things: Things) => {
      const client = clients.get(name) ?? null;
      const response = await send(client?.request ?? visitor(server), things, client);
      expect([name, response.statusCode]).toEqual([name, statuses[name]]);
      return response;
    };
    let things = await (reads ? thingsToRead(owner) : makeThings(owner));
    // Nothing else asks again, whenever the person signed in.
    for (const client of clients.values()) if (client) await letConfirmationAge(server, client);
    const stale = askedAgain.length > 0 ? await readState(server) : null;
    for (const name of askedAgain) {
      const client = clients.get(name);
      if (!client) throw new Error('Only those signed in are asked again');
      const { statusCode, json } = await send(client.request, things, client);
      expect([name, statusCode, json?.().code]).toEqual([name, 403, 'auth/password-needed']);
    }
    if (stale) expect(await readState(server)).toEqual(stale);
    for (const name of askedAgain) {
      const client = clients.get(name);
      if (client) await letConfirmationAge(server, client, 0);
    }
    const unchanged = await readState(server);
    const codes = new Map<Name, string | undefined>();
    for (const name of refused ?? []) {
      const { statusCode, json } = await call(name, things);
      if (statusCode === 401) codes.set(name, json?.().code);
    }
    // Where a session is needed, each is told what is wrong with theirs.
    const isTold = codes.get('suspended') === 'auth/user-disabled';
    const told = [...codes].filter(([name]) => isTold && isHalf(name));
    expect(told).toEqual(told.map(([name]) => [name, 'auth/factor-needed']));
    expect(await readState(server)).toEqual(unchanged);
    for (const name of allowed ?? []) {
      await call(name, things);
      if (!reads && name !== 'user') things = await makeThings(owner);
    }
    if (!reads) await runNow(server);
  });
});

test("other people's ids are answered like ids that do not exist", async () => {
  const owner = await createOwner();
  const { request } = await createClient(server);
  const { notificationId, sessionId, keyId, ownerId } = await makeThings(owner);
  const nothing = '01a1faea-1605-7878-901d-68770449dab5';
  const answers = async (notification: string, session: string, key: string, user: string) => {
    const all = await Promise.all([
      request('PATCH', `/v1/me/notifications/${notification}`, { read: true }),
      request('DELETE', `/v1/me/sessions/${session}`),
      request('GET', `/v1/photos/${user}`),
      request('DELETE', `/v1/keys/${key}`),
      request('GET', `/v1/users/${user}`),
      request('GET', `/v1/user-reports/${user}`),
      request('PATCH', `/v1/users/${user}`, { status: 'active' }),
      request('DELETE', `/v1/users/delete/${user}`, { reason: 'Spam' }),
    ]);
    return all.map((response) => ({ ...response.json(), requestId: '' }));
  };
  expect(await answers(notificationId, sessionId, keyId, ownerId)).toEqual(
    await answers(nothing, nothing, nothing, nothing),
  );
});

test("a person's own lists contain nothing of anyone else's", async () => {
  const owner = await createOwner();
  const things = await makeThings(owner);
  const { request } = await createClient(server);
  for (const list of ['', '/reports', '/notifications', '/sessions', '/export']) {
    const { body } = await request('GET', `/v1/me${list}`);
    for (const own of [owner.user.email, ...Object.values(things)]) expect(body).not.toContain(own);
  }
});

test('a change would be detected', async () => {
  const client = await createClient(server);
  await createReport(client);
  const before = await readState(server);
  await client.request('POST', '/v1/me/notifications/read-all');
  expect(await readState(server)).not.toEqual(before);
});
