import { categoryValues } from '@redflag/shared/categories';
import { problemSchema } from '@redflag/shared/problem';
import { reportStatuses, reportTypes } from '@redflag/shared/reports';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './testing/factories.ts';
import { createClient, createPost, createReport, visitor } from './testing/factories.ts';
import type { TestApp } from './testing/test-app.ts';
import { startTestApp } from './testing/test-app.ts';

const TIME_MS = 6_000;
/** A stream that stays open, and what would leave the other requests nothing to be about. */
const LEFT_OUT = new Set([
  'get /v1/events',
  'post /v1/auth/sign-out',
  'delete /v1/reports/{id}',
  'delete /v1/posts/{id}',
]);

interface Operation {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  query: string[];
  fields: string[];
  /** Of the body that it takes. */
  type: string;
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
  ids = [id, items[0].id, (await createPost(admin)).id];
  operations = readOperations((await visitor(server)('GET', '/v1/openapi.json')).json());
});
afterAll(() => server[Symbol.asyncDispose]());

function readOperations({ paths }: Document): Operation[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => !LEFT_OUT.has(`${method} ${path}`))
      .map(([method, { parameters = [], requestBody }]) => ({
        method: method.toUpperCase() as Operation['method'],
        path,
        query: parameters.filter((it) => it.in === 'query').map(({ name }) => name),
        fields: Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => namesIn(schema)),
        type: Object.keys(requestBody?.content ?? {})[0] ?? 'application/json',
      })),
  );
  return all.filter(
    ({ path, query, fields }) => query.length + fields.length || path.endsWith('}'),
  );
}

function namesIn({ properties = {}, anyOf = [] }: Schema): string[] {
  return [...Object.keys(properties), ...anyOf.flatMap(namesIn)];
}

/** Text of every kind. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('', ' ', '0', '-1', '1e999', 'null', '%', "'", '\\', '\0', '\ud800', '../..'),
  fc.constant('x'.repeat(3_000)),
);

const day = fc.constantFrom('0000-01-01', '9999-12-31', '2026-02-30', '2026-01-01T00:00:00.1234Z');
/** What is nearly right, or right, for a field of this name. */
const nearly: Record<string, fc.Arbitrary<unknown>> = {
  category: fc.constantFrom(...categoryValues, 'Website'),
  subcategory: fc.constantFrom('call', 'phishing', 'bitcoin', 'other'),
  type: fc.constantFrom(...reportTypes),
  status: fc.constantFrom(...reportStatuses, 'pending'),
  target: fc.oneof(
    fc.constantFrom('evil.example.com', '0803 123 4567', 'ada@gmail.com', '@ada', '٠٨٠٣'),
    fc.webUrl(),
    fc.emailAddress(),
  ),
  from: day,
  to: day,
  limit: fc.integer({ min: -1, max: 101 }),
  cursor: fc
    .tuple(fc.oneof(fc.date({ noInvalidDate: true }), day), fc.uuid())
    .map((key) => Buffer.from(JSON.stringify(key)).toString('base64url')),
  email: fc.constantFrom('ada@gmail.com', 'ADA@GMAIL.COM', 'ada@gmail'),
  password: fc.constantFrom('Correct-horse-1', 'Aa1-'),
  username: fc.constantFrom('Ada', '𝒜𝒹𝒶', '<b>'),
  code: fc.constantFrom('123456', '123 456', '١٢٣٤٥٦'),
  acceptTerms: fc.boolean(),
  read: fc.boolean(),
  title: fc.constantFrom('A flaw', '<script>alert(1)</script>', '\u200b'),
  body: fc.constantFrom('Update **today**.', '# \r\n'),
  removeImage: fc.boolean(),
};

function valueFor(name: string): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 6, arbitrary: nearly[name] ?? text },
    { weight: 1, arbitrary: text },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

/** Each field now and then, and one that nobody knows. */
function valuesFor(names: string[]): fc.Arbitrary<Record<string, unknown>> {
  const known = Object.fromEntries(names.map((name) => [name, valueFor(name)]));
  return fc.record({ ...known, unknown: text }, { requiredKeys: [] });
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function asForm(fields: Record<string, unknown>): string {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${asText(value)}\r\n`,
  );
  return `${parts.join('')}--x--\r\n`;
}

const FORM = 'multipart/form-data; boundary=x';

function bodyFor({ fields, type }: Operation) {
  const isForm = type.startsWith('multipart');
  const right = valuesFor(fields).map((values) =>
    isForm ? { type: FORM, content: asForm(values) } : { type, content: JSON.stringify(values) },
  );
  const wrong = fc.record({
    type: fc.constantFrom('application/json', FORM, 'text/html'),
    content: fc.oneof(text, fc.json()),
  });
  return fc.oneof(
    { weight: 6, arbitrary: right },
    { weight: 1, arbitrary: wrong },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}

function requestFor(operation: Operation) {
  const id = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...ids) }, fc.uuid(), text);
  const query = valuesFor(operation.query).map((values) =>
    Object.entries(values).map(([name, value]): [string, string] => [name, asText(value)]),
  );
  return fc.record({
    method: fc.constant(operation.method),
    url: fc
      .tuple(id, query)
      .map(
        ([part, pairs]) =>
          operation.path.replace('{id}', encodeURIComponent(part.toWellFormed())) +
          `?${new URLSearchParams(pairs)}`,
      ),
    body: operation.method === 'GET' ? fc.constant(null) : bodyFor(operation),
    caller: fc.constantFrom(0, 1, 1, 2),
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
