import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '#modules/audit/audit.schema.ts';
import { apiKeys, credentials, outbox, targetSearches } from '#platform/database/schema.ts';
import { letConfirmationAge } from '#testing/accounts/confirmation.ts';
import { createClient, sendForm, suspend, visitor } from '#testing/factories.ts';
import { createKey, createOrganisationKey, withKey } from '#testing/keys.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { eventually } from '#testing/waiting.ts';
import { createKey as randomKey } from './secret.ts';

const server = await sharedTestApp();
const { database } = server.platform;
const ask = visitor(server);

test('a person makes a key, which may check and is shown once', async () => {
  const ada = await createClient(server);
  const made = await ada.request('POST', '/v1/keys', { name: ' My bot ' });
  expect(made.statusCode).toBe(201);
  const { secret, ...key } = made.json();
  expect(key).toMatchObject({
    name: 'My bot',
    scopes: ['check'],
    lastUsedAt: null,
    expired: false,
  });
  const days = (Date.parse(key.expiresAt) - Date.parse(key.createdAt)) / 86_400_000;
  expect(Math.round(days)).toBe(365);
  const listed = await ada.request('GET', '/v1/keys');
  expect(listed.json()).toEqual({ items: [key] });
  const other = await createClient(server);
  expect((await other.request('GET', '/v1/keys')).json()).toEqual({ items: [] });
  const found = await withKey(server, secret)('POST', '/v1/check', { text: 'See evil.example' });
  expect(found.statusCode).toBe(200);
  expect(found.json().items).toHaveLength(1);
});

test('of a key only its hash is stored, and no audit entry or email has it', async () => {
  const ada = await createClient(server);
  const { id, secret } = await createKey(ada);
  const [row] = await database.select().from(apiKeys).where(eq(apiKeys.id, id));
  expect(JSON.stringify(row)).not.toContain(secret);
  const mails = await eventually(async () => {
    const found = await database.select().from(outbox).where(eq(outbox.to, ada.user.email));
    expect(found).toHaveLength(1);
    return found;
  });
  expect(mails[0]?.subject).toBe('A key of your Redflag account was made');
  expect(mails[0]?.text).toContain('‘My app’');
  await ada.request('DELETE', `/v1/keys/${id}`);
  await eventually(async () => {
    const found = await database.select().from(outbox).where(eq(outbox.to, ada.user.email));
    expect(found.map(({ subject }) => subject)).toContain(
      'A key of your Redflag account was revoked',
    );
  });
  const acts = await database.select().from(auditLog).where(eq(auditLog.actorId, ada.user.id));
  expect(acts.map(({ action, actor, subject }) => [action, actor, subject])).toEqual([
    ['key.create', 'Owner', 'Own key'],
    ['key.revoke', 'Owner', 'Own key'],
  ]);
  expect(JSON.stringify([mails, acts])).not.toContain(secret);
});

test('a key says what it is and may do', async () => {
  const ada = await createClient(server);
  const { secret } = await createKey(ada);
  const answer = await withKey(server, secret)('GET', '/v1/key');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    ...{ name: 'My app', scopes: ['check'], organisation: null, withoutPicture: false, limits: [] },
    lastUsedAt: `${new Date().toISOString().slice(0, 13)}:00:00.000Z`,
  });
});

test('the last use of a key is written once in an hour', async () => {
  const ada = await createClient(server);
  const { id, secret } = await createKey(ada);
  const request = withKey(server, secret);
  const version = async () => {
    const { rows } = await database.execute(sql`select xmin from api_keys where id = ${id}`);
    return rows[0]?.xmin;
  };
  await request('GET', '/v1/key');
  const first = await version();
  await request('GET', '/v1/key');
  expect(await version()).toBe(first);
  await database
    .update(apiKeys)
    .set({ lastUsedAt: new Date(Date.now() - 3_600_000) })
    .where(eq(apiKeys.id, id));
  const aged = await version();
  await request('GET', '/v1/key');
  expect(await version()).not.toBe(aged);
});

test('a key that is unknown, mistyped, expired, revoked or of a suspended person is answered alike', async () => {
  const [ada, bob, eve] = await Promise.all([1, 2, 3].map(() => createClient(server)));
  if (!ada || !bob || !eve) throw new Error('Nobody');
  const [revoked, expired, suspended] = await Promise.all([ada, bob, eve].map(createKey));
  if (!revoked || !expired || !suspended) throw new Error('No key');
  expect((await ada.request('DELETE', `/v1/keys/${revoked.id}`)).statusCode).toBe(204);
  await database.update(apiKeys).set({ expiresAt: new Date() }).where(eq(apiKeys.id, expired.id));
  await suspend(server, eve.user.id);
  const secrets = [
    ...[revoked.secret, expired.secret, suspended.secret, randomKey()],
    ...['', 'x', `${randomKey()}x`, randomKey().slice(0, -1), 'a'.repeat(10_000)],
  ];
  for (const secret of secrets) {
    const answer = await withKey(server, secret)('GET', '/v1/key');
    expect([secret, answer.statusCode, answer.headers['www-authenticate']]).toEqual([
      ...[secret, 401, 'Bearer'],
    ]);
    expect({ ...answer.json(), requestId: '' }).toEqual({
      ...{ type: 'about:blank', title: 'Unauthorized', status: 401, code: 'key/invalid' },
      detail: 'This key does not work. It may be wrong, too old or revoked.',
      requestId: '',
    });
  }
  expect((await bob.request('GET', '/v1/keys')).json().items).toMatchObject([{ expired: true }]);
});

test('a key of a deleted account is gone', async () => {
  const ada = await createClient(server);
  const { id, secret } = await createKey(ada);
  expect((await ada.request('DELETE', '/v1/me')).statusCode).toBe(204);
  expect((await withKey(server, secret)('GET', '/v1/key')).statusCode).toBe(401);
  expect(await database.select().from(apiKeys).where(eq(apiKeys.id, id))).toEqual([]);
});

test('the scheme is read in any case, and nothing but the header is', async () => {
  const { secret } = await createKey(await createClient(server));
  for (const authorization of [`bearer ${secret}`, `BEARER   ${secret}`]) {
    expect((await ask('GET', '/v1/key', undefined, { authorization })).statusCode).toBe(200);
  }
  for (const name of ['key', 'access_token', 'api_key', 'authorization']) {
    const answer = await ask('GET', `/v1/key?${name}=${secret}`);
    expect([name, answer.statusCode]).toEqual([name, 401]);
  }
  const elsewhere: Record<string, string>[] = [
    { cookie: `session=${secret}` },
    { cookie: `key=${secret}` },
    { 'x-api-key': secret },
    { authorization: `Basic ${btoa(`${secret}:`)}` },
    { authorization: secret },
    { authorization: `Bearer${secret}` },
  ];
  for (const headers of elsewhere) {
    const answer = await ask('GET', '/v1/key', undefined, headers);
    expect([headers, answer.statusCode]).toEqual([headers, 401]);
  }
});

test('a key beside the cookie of a session is refused, whichever of them works', async () => {
  const ada = await createClient(server);
  const { secret } = await createKey(ada);
  for (const cookie of [ada.cookie, 'session=wrong']) {
    for (const key of [secret, randomKey()]) {
      const answer = await withKey(server, key)('GET', '/v1/targets?target=a.com', undefined, {
        cookie,
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'key/beside-cookie',
        detail: 'Send either a key or the cookie of a session, not both.',
      });
    }
  }
});

test('at most five keys work, however many are made at the same moment', async () => {
  const ada = await createClient(server);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, number) =>
      ada.request('POST', '/v1/keys', { name: `Key ${number}` }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    ...[201, 201, 201, 201, 201],
    ...[409, 409, 409, 409, 409],
  ]);
  const { items } = (await ada.request('GET', '/v1/keys')).json();
  expect(items).toHaveLength(5);
  // An expired one leaves room.
  await database.update(apiKeys).set({ expiresAt: new Date() }).where(eq(apiKeys.id, items[0].id));
  expect((await ada.request('POST', '/v1/keys', { name: 'Another' })).statusCode).toBe(201);
});

test('a person cannot make many keys in a day by revoking them', async () => {
  const ada = await createClient(server);
  const statuses: number[] = [];
  for (let times = 0; times < 21; times += 1) {
    const made = await ada.request('POST', '/v1/keys', { name: 'Key' });
    statuses.push(made.statusCode);
    await ada.request('DELETE', `/v1/keys/${made.json().id}`);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
});

test('a person gets no other scopes, and no key that lasts longer than three years', async () => {
  const ada = await createClient(server);
  const more = { scopes: ['reports:write'], withoutPicture: true, organisation: 'Zenith Bank' };
  const made = await ada.request('POST', '/v1/keys', { name: 'Key', ...more });
  expect(made.json().scopes).toEqual(['check']);
  expect(made.json()).not.toHaveProperty('organisation');
  for (const expiresInDays of [0, -1, 1_096, 0.5, 1e9]) {
    const answer = await ada.request('POST', '/v1/keys', { name: 'Key', expiresInDays });
    expect([expiresInDays, answer.statusCode]).toEqual([expiresInDays, 422]);
  }
  for (const name of ['', ' ', 'a'.repeat(51), 'a\nb', 'a\u202eb']) {
    expect((await ada.request('POST', '/v1/keys', { name })).statusCode).toBe(422);
  }
});

test('making and revoking keys asks again after ten minutes', async () => {
  const ada = await createClient(server);
  const { id } = await createKey(ada);
  await letConfirmationAge(server, ada);
  for (const answer of [
    await ada.request('POST', '/v1/keys', { name: 'Key' }),
    await ada.request('DELETE', `/v1/keys/${id}`),
  ]) {
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth/password-needed']);
  }
});

test("nobody revokes another's key, nor a person an organisation's", async () => {
  const [ada, eve] = [await createClient(server), await createClient(server)];
  const { id } = await createKey(ada);
  expect((await eve.request('DELETE', `/v1/keys/${id}`)).statusCode).toBe(404);
  const admin = await createClient(server, { role: 'admin' });
  expect((await admin.request('DELETE', `/v1/organisation-keys/${id}`)).statusCode).toBe(404);
  const ofBank = await createOrganisationKey(server, ['check']);
  expect((await admin.request('DELETE', `/v1/keys/${ofBank.id}`)).statusCode).toBe(404);
});

test("an administrator's own key is no administrator", async () => {
  const admin = await createClient(server, { role: 'admin' });
  const { secret } = await createKey(admin);
  const answer = await withKey(server, secret)('GET', '/v1/stats');
  expect([answer.statusCode, answer.json().detail]).toEqual([
    403,
    'Keys may not call this address.',
  ]);
});

test("an organisation's key files reports as one person, with its mark", async () => {
  const first = await createOrganisationKey(server, ['reports:write', 'reports:read', 'check']);
  const { organisation } = first;
  const second = await createOrganisationKey(server, ['reports:write'], {
    organisation: ` ${organisation.toUpperCase().replace(' ', '  ')}`,
    withoutPicture: true,
  });
  expect(second.organisationId).toBe(first.organisationId);
  const target = `${randomUUID()}.example`;
  const report = { category: 'website', target, description: 'They copy our page.' };
  const file = async (secret: string) =>
    sendForm(
      { request: withKey(server, secret), user: (await createClient(server)).user, cookie: '' },
      'POST',
      '/v1/reports',
      report,
    );
  const refused = await file(first.secret);
  expect([refused.statusCode, refused.json().errors]).toEqual([
    ...[422, [{ path: 'evidence', message: 'Validation Error: Please select a file' }]],
  ]);
  for (let times = 0; times < 2; times += 1) {
    const filed = await file(second.secret);
    expect(filed.statusCode).toBe(201);
    expect(filed.json()).toMatchObject({
      ...{ reportedBy: organisation, reporterMark: 'organisation', evidence: null, own: true },
      status: 'Pending',
    });
  }
  const found = await withKey(server, first.secret)('GET', `/v1/targets?target=${target}`);
  expect(found.json().items[0].verdict).toMatchObject({ level: 'reported', people: 1 });
  const own = await withKey(server, first.secret)('GET', '/v1/me/reports');
  expect(own.json().items).toHaveLength(2);
  const ada = await createClient(server);
  const seen = await ada.request('GET', `/v1/reports?target=${target}`);
  expect(seen.json().items).toMatchObject([
    { reportedBy: organisation, reporterMark: 'organisation' },
    { reportedBy: organisation, reporterMark: 'organisation' },
  ]);
});

test('a suspended organisation has no key that works, and gets no new one', async () => {
  const { secret, organisation, organisationId } = await createOrganisationKey(server, ['check']);
  const admin = await createClient(server, { role: 'admin' });
  const change = { status: 'suspended', reason: 'It was stolen.' };
  expect((await admin.request('PATCH', `/v1/users/${organisationId}`, change)).statusCode).toBe(
    200,
  );
  expect((await withKey(server, secret)('GET', '/v1/key')).statusCode).toBe(401);
  const another = { organisation, name: 'Robot', scopes: ['check'] };
  const refused = await admin.request('POST', '/v1/organisation-keys', another);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'key/organisation-suspended']);
  const { items } = (await admin.request('GET', '/v1/organisation-keys')).json();
  const listed = items.find(
    (it: { organisationId: string }) => it.organisationId === organisationId,
  );
  expect(listed).toMatchObject({ suspended: true, name: 'Robot' });
});

test('an organisation whose address somebody signed up with gets no key', async () => {
  const { organisation, organisationId } = await createOrganisationKey(server, ['check']);
  await database.insert(credentials).values({ userId: organisationId, passwordHash: '' });
  const admin = await createClient(server, { role: 'admin' });
  const body = { organisation, name: 'Robot', scopes: ['check'] };
  const refused = await admin.request('POST', '/v1/organisation-keys', body);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'key/organisation-taken']);
});

test("making and revoking organisations' keys is audited without the secret", async () => {
  const admin = await createClient(server, { role: 'admin' });
  const body = { organisation: `Bank ${randomUUID()}`, name: 'Robot', scopes: ['check', 'check'] };
  const made = (await admin.request('POST', '/v1/organisation-keys', body)).json();
  expect((await admin.request('DELETE', `/v1/organisation-keys/${made.id}`)).statusCode).toBe(204);
  expect((await withKey(server, made.secret)('GET', '/v1/key')).statusCode).toBe(401);
  const acts = await database.select().from(auditLog).where(eq(auditLog.actorId, admin.user.id));
  expect(acts).toMatchObject([
    {
      ...{ action: 'key.create', subject: body.organisation, subjectId: made.organisationId },
      after: { name: 'Robot', scopes: ['check'], withoutPicture: false, expiresAt: made.expiresAt },
    },
    { action: 'key.revoke', subject: body.organisation, before: { name: 'Robot' } },
  ]);
  expect(JSON.stringify(acts)).not.toContain(made.secret);
});

test('a search with a key is not remembered for alerts', async () => {
  const { secret, organisationId } = await createOrganisationKey(server, ['reports:read']);
  const answer = await withKey(server, secret)('GET', '/v1/reports?target=evil.example');
  expect(answer.statusCode).toBe(200);
  const kept = await database
    .select()
    .from(targetSearches)
    .where(eq(targetSearches.userId, organisationId));
  expect(kept).toEqual([]);
});
