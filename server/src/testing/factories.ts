import { randomUUID } from 'node:crypto';
import type { Post } from '@redflag/shared/posts';
import type { ReportContent } from '@redflag/shared/reports';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { hashPassword } from '#modules/accounts/passwords/passwords.ts';
import { sessionCookie } from '#modules/accounts/sessions/session-cookie.ts';
import { insertSession } from '#modules/accounts/sessions/sessions.queries.ts';
import { sessionRules } from '#modules/accounts/sessions/sessions.service.ts';
import { createToken, hashSecret } from '#modules/accounts/tokens/secrets.ts';
import { credentials, users } from '#platform/database/schema.ts';
import type { TestApp } from './test-app.ts';

export const PASSWORD = 'Correct-horse-1';
const passwordHash = hashPassword(PASSWORD);

type UserRow = typeof users.$inferSelect;

/** An account with a verified address. */
export async function createUser(
  { platform: { database } }: TestApp,
  values: Partial<typeof users.$inferInsert> = {},
): Promise<UserRow> {
  const [user] = await database
    .insert(users)
    .values({
      username: 'Ada',
      email: `${randomUUID()}@gmail.com`,
      emailVerifiedAt: new Date(),
      ...values,
    })
    .returning();
  if (!user) throw new Error('The user was not stored');
  await database.insert(credentials).values({ userId: user.id, passwordHash: await passwordHash });
  return user;
}

/** Sends requests with the cookie of one session, or without one. */
export interface Client {
  user: UserRow;
  request: (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
  cookie: string;
}

/** Sends requests without a session. */
export function visitor({ app }: TestApp): Client['request'] {
  return requestsWith(app, '');
}

function requestsWith(app: TestApp['app'], cookie: string): Client['request'] {
  return (method, url, body, headers) =>
    app.inject({
      method,
      url,
      headers: { ...(cookie && { cookie }), ...headers },
      ...(body && { payload: body }),
    });
}

/** Signs in over HTTP, for tests about signing in. */
export async function signIn(server: TestApp, user: UserRow): Promise<Client> {
  const response = await visitor(server)('POST', '/v1/auth/sign-in', {
    email: user.email,
    password: PASSWORD,
  });
  const [session] = response.cookies;
  if (!session) throw new Error(`Sign-in failed: ${response.body}`);
  const cookie = `${session.name}=${session.value}`;
  return { user, cookie, request: requestsWith(server.app, cookie) };
}

/** A new session of an account, as started by a sign-in. */
export async function startSession(server: TestApp, user: UserRow): Promise<Client> {
  const { database, config } = server.platform;
  const token = createToken();
  const session = {
    tokenHash: hashSecret(token),
    userId: user.id,
    userAgent: 'lightMyRequest',
    deviceId: randomUUID(),
  };
  await insertSession(database, session, sessionRules(config));
  const cookie = `${sessionCookie(config).name}=${token}`;
  return { user, cookie, request: requestsWith(server.app, cookie) };
}

/** A new account, signed in. */
export async function createClient(
  server: TestApp,
  values: Partial<typeof users.$inferInsert> = {},
): Promise<Client> {
  return startSession(server, await createUser(server, values));
}

const photographs = new Map<number, Promise<Buffer>>();

/** A small photograph with a location in its metadata, like one from a phone. */
export function photograph(width = 640): Promise<Buffer> {
  const known = photographs.get(width) ?? takePhotograph(width);
  photographs.set(width, known);
  return known;
}

function takePhotograph(width: number): Promise<Buffer> {
  return sharp({ create: { width, height: 480, channels: 3, background: '#336699' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' },
    })
    .toBuffer();
}

const REPORT = {
  category: 'website',
  target: 'https://evil.example.com/login',
  description: 'They asked for my card number.',
};

/** A report that differs from the one above in everything that it says. */
export const otherContent: Record<keyof ReportContent, string> = {
  target: 'https://other.example.com/',
  type: 'Phishing',
  description: 'They rang again.',
  amount: '120000.5',
  currency: 'NGN',
  paidAt: '2026-10-01T12:30:00.000Z',
};

const { amount, currency, ...single } = otherContent;
/** Reports that each differ from it in one thing: an amount has its currency. */
export const differences: Partial<typeof otherContent>[] = [
  ...Object.entries(single).map((field) => Object.fromEntries([field])),
  { amount, currency },
];

/** The new-report form as it is sent. */
export function encodeReport(target: string, picture: Buffer): Promise<EncodedForm> {
  const file = { field: 'evidence', content: picture, name: 'IMG_1.jpg' };
  return encodeForm({ ...REPORT, target }, file);
}

/**
 * Sends the new-report form with a fresh Idempotency-Key, as the web app does. Fields and headers
 * given as undefined are left out.
 */
export async function submitReport(
  client: Client,
  fields: Record<string, string | undefined> = {},
  picture: { content: Buffer; name: string } | null | undefined = undefined,
  headers: Record<string, string | undefined> = {},
) {
  const all = { ...REPORT, ...fields };
  const file = picture === undefined ? { content: await photograph(), name: 'IMG_1.jpg' } : picture;
  return sendForm(client, 'POST', '/v1/reports', all, file && { field: 'evidence', ...file }, {
    'idempotency-key': randomUUID(),
    ...headers,
  });
}

interface FormFile {
  field: string;
  content: Buffer;
  name: string;
}

interface EncodedForm {
  body: Buffer;
  headers: { 'content-type': string };
}

/** Sends a multipart form with at most one file. Fields given as undefined are left out. */
export async function sendForm(
  client: Client,
  method: 'POST' | 'PUT' | 'PATCH',
  url: string,
  fields: Record<string, string | undefined>,
  file: FormFile | null = null,
  headers: Record<string, string | undefined> = {},
) {
  const form = await encodeForm(fields, file);
  return client.request(method, url, form.body, {
    ...form.headers,
    ...withoutUndefined(headers),
  });
}

/** A multipart form with at most one file. Fields given as undefined are left out. */
export async function encodeForm(
  fields: Record<string, string | undefined>,
  file: FormFile | null,
): Promise<EncodedForm> {
  const form = new FormData();
  for (const [name, value] of Object.entries(withoutUndefined(fields))) form.append(name, value);
  if (file) form.append(file.field, new Blob([new Uint8Array(file.content)]), file.name);
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  return { body, headers: { 'content-type': encoded.headers.get('content-type') ?? '' } };
}

function withoutUndefined(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Files a report that is accepted, by default of a target of its own. Returns its JSON. */
export async function createReport(client: Client, fields: Record<string, string> = {}) {
  const target = `https://${randomUUID()}.example.com/login`;
  const response = await submitReport(client, { target, ...fields });
  if (response.statusCode !== 201) throw new Error(`The report was refused: ${response.body}`);
  return response.json<{
    id: string;
    target: string;
    targetId: string;
    evidence: { url: string };
  }>();
}

/** Publishes a post as an administrator. Returns its JSON. */
export async function createPost(
  admin: Client,
  fields: Record<string, string | undefined> = {},
  image: Buffer | null = null,
) {
  const all = { title: 'A flaw in a lock', body: 'Update it **today**.', ...fields };
  const file = image && { field: 'image', content: image, name: 'lock.jpg' };
  const response = await sendForm(admin, 'POST', '/v1/posts', all, file);
  if (response.statusCode !== 201) throw new Error(`The post was refused: ${response.body}`);
  return response.json<Post>();
}

export async function suspend({ platform: { database } }: TestApp, userId: string): Promise<void> {
  await database.update(users).set({ status: 'suspended' }).where(eq(users.id, userId));
}
