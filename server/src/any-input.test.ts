import { problemSchema } from '@redflag/shared/problem';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './testing/factories.ts';
import { createClient, createReport, visitor } from './testing/factories.ts';
import type { TestApp } from './testing/test-app.ts';
import { startTestApp } from './testing/test-app.ts';

const TIME_MS = 8_000;
/** A stream that stays open, and the end of the session that all other requests need. */
const LEFT_OUT = new Set(['get /v1/events', 'post /v1/auth/sign-out']);

interface Operation {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  query: string[];
  fields: string[];
}

interface Schema {
  properties?: Record<string, unknown>;
  anyOf?: Schema[];
}

interface Document {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { in: string; name: string }[];
        requestBody?: { content: Record<string, { schema: Schema }> };
      }
    >
  >;
}

let server: TestApp;
let callers: Client['request'][];
let ids: string[];
let operations: Operation[];
beforeAll(async () => {
  server = await startTestApp();
  const user = await createClient(server);
  const admin = await createClient(server, { role: 'admin' });
  callers = [user.request, admin.request, visitor(server)];
  const { id } = await createReport(user);
  const { items } = (await user.request('GET', '/v1/me/notifications')).json();
  ids = [id, items[0].id];
  operations = readOperations((await visitor(server)('GET', '/v1/openapi.json')).json());
});
afterAll(() => server[Symbol.asyncDispose]());

function readOperations({ paths }: Document): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => !LEFT_OUT.has(`${method} ${path}`))
      .map(([method, { parameters = [], requestBody }]) => ({
        method: method.toUpperCase() as Operation['method'],
        path,
        query: parameters.filter((it) => it.in === 'query').map(({ name }) => name),
        fields: Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => namesIn(schema)),
      })),
  );
}

function namesIn({ properties = {}, anyOf = [] }: Schema): string[] {
  return [...Object.keys(properties), ...anyOf.flatMap(namesIn)];
}

/** Text of every kind, and values that are nearly right. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('', ' ', '0', '-1', '1e999', 'null', '%', "'", '\\', '\0', '\ud800', '../..'),
  fc.constantFrom(
    'website',
    'bank',
    'Pending',
    'Rejected',
    'full',
    'evil.example.com',
    '08031234567',
  ),
  fc.constantFrom('0000-01-01', '9999-12-31', '2026-02-30', '2026-01-01T00:00:00.123456Z'),
  fc.constantFrom('ada@gmail.com', '123456', 'Aa1-aa', 'x'.repeat(3_000)),
  fc
    .tuple(fc.date({ noInvalidDate: true }), fc.uuid())
    .map((key) => Buffer.from(JSON.stringify(key)).toString('base64url')),
);
const value = fc.oneof({ weight: 3, arbitrary: text }, fc.boolean(), fc.integer(), fc.jsonValue());
const nameIn = (names: string[]) => (names.length > 0 ? fc.constantFrom(...names) : text);

function bodyFor({ fields }: Operation) {
  return fc.oneof(
    { weight: 4, arbitrary: fc.dictionary(nameIn(fields), value).map(asJson) },
    { weight: 1, arbitrary: fc.jsonValue().map(asJson) },
    { weight: 2, arbitrary: fc.dictionary(nameIn(fields), text).map(asForm) },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constantFrom('application/json', 'multipart/form-data; boundary=x', 'text/html'),
        content: text,
      }),
    },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}

const asJson = (content: unknown) => ({
  type: 'application/json',
  content: JSON.stringify(content),
});

function asForm(fields: Record<string, string>) {
  const parts = Object.entries(fields).map(
    ([name, content]) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`,
  );
  return { type: 'multipart/form-data; boundary=x', content: `${parts.join('')}--x--\r\n` };
}

function requestFor(operation: Operation) {
  const id = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ids) }, fc.uuid(), text);
  return fc.record({
    method: fc.constant(operation.method),
    url: fc
      .tuple(id, fc.dictionary(nameIn(operation.query), text))
      .map(
        ([part, query]) =>
          operation.path.replace('{id}', encodeURIComponent(part.toWellFormed())) +
          `?${new URLSearchParams(query)}`,
      ),
    body: bodyFor(operation),
    caller: fc.nat({ max: callers.length - 1 }),
  });
}

test(
  'whatever is sent, the answer is the fault of the sender and says so',
  async () => {
    const requests = fc.constantFrom(...operations).chain(requestFor);
    await fc.assert(
      fc.asyncProperty(requests, async ({ method, url, body, caller }) => {
        const response = await callers[caller]?.(
          method,
          url,
          body ? Buffer.from(body.content) : undefined,
          body ? { 'content-type': body.type } : {},
        );
        const status = response?.statusCode ?? 0;
        expect(status).toBeLessThan(500);
        if (status < 400) return;
        expect(response?.headers['content-type']).toMatch(/^application\/problem\+json/);
        const problem = problemSchema.strict().parse(response?.json());
        expect(problem).toMatchObject({ status, detail: expect.stringMatching(/\S/) });
      }),
      { numRuns: 100_000, interruptAfterTimeLimit: TIME_MS, markInterruptAsFailure: false },
    );
  },
  TIME_MS * 4,
);
