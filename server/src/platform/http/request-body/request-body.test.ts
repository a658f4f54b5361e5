import { describe, expect, test } from 'vitest';
import { createClient, photograph } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';

const server = await sharedTestApp();
const ada = await createClient(server);

const post = (url: string, payload: string | Buffer | undefined, type?: string) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { cookie: ada.cookie, ...(type && { 'content-type': type }) },
    ...(payload !== undefined && { payload }),
  });

describe('an endpoint that accepts JSON', () => {
  const signIn = (payload: string | undefined, type?: string) =>
    post('/v1/auth/sign-in', payload, type);

  test.each(['{', '{"email":}', "{'email': 1}", '\u0000', '{"__proto__": {"admin": true}}'])(
    '%j is refused because it is not JSON',
    async (payload) => {
      const problem = expectProblem(await signIn(payload, 'application/json'), 400);
      expect(problem.detail).toBe('The request is not valid JSON.');
    },
  );

  test.each(['[]', '"text"', '7', 'true'])(
    '%s is refused because it is not an object',
    async (payload) => {
      expectProblem(await signIn(payload, 'application/json'), 422);
    },
  );

  test.each([
    ['an empty body', undefined, undefined],
    ['an empty body declared as JSON', '', 'application/json'],
    ['null', 'null', 'application/json'],
    ['an empty object', '{}', 'application/json; charset=utf-8'],
  ])('the answer to %s lists the missing fields', async (_what, payload, type) => {
    const problem = expectProblem(await signIn(payload, type), 422);
    expect(problem.detail).toBe('Please enter a valid email address.\nPassword is required.');
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('the content type %s is refused', async (type) => {
    const problem = expectProblem(await signIn('email=a', type), 415);
    expect(problem.detail).toBe('This address accepts application/json.');
  });

  test('an invalid content type is refused', async () => {
    const problem = expectProblem(await signIn('{}', 'nonsense'), 415);
    expect(problem.detail).toBe('This content type is not valid.');
  });

  test.each([
    ['a NUL character', '{"email": "a\\u0000@gmail.com", "password": "x"}'],
    ['half a surrogate pair', '{"email": "\\ud800@gmail.com", "password": "x"}'],
    ['half a surrogate pair in a field name', '{"\\udc00": 1}'],
    ['a NUL character in an unknown field', '{"deep": [{"er": "\\u0000"}]}'],
  ])('%s is refused', async (_what, payload) => {
    const problem = expectProblem(await signIn(payload, 'application/json'), 400);
    expect(problem).toMatchObject({
      code: 'malformed-text',
      detail: 'The request contains characters that are not valid text.',
    });
  });

  test('JSON nested too deeply for any stack is refused like other invalid input', async () => {
    expectProblem(await signIn('['.repeat(1e5) + ']'.repeat(1e5), 'application/json'), 422);
  });

  test('a body of more than 256 kB is refused', async () => {
    const payload = JSON.stringify({ email: 'x'.repeat(300 * 1024) });
    const problem = expectProblem(await signIn(payload, 'application/json'), 413);
    expect(problem.detail).toBe('The request is too large.');
  });

  test('a content type without a body is accepted', async () => {
    const response = await post('/v1/me/notifications/read-all', '', 'application/json');
    expect(response.statusCode).toBe(204);
  });
});

describe('an endpoint that accepts a form', () => {
  const TYPE = 'multipart/form-data; boundary=x';
  const field = (name: string, value: string, more = '') =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
  const END = '--x--\r\n';
  const texts = {
    category: field('category', 'website'),
    target: field('target', 'evil.example.com'),
    description: field('description', 'They asked for my card number.'),
  };
  const send = (payload: string | Buffer | undefined, type?: string) =>
    post('/v1/reports', payload, type);

  async function file(name = 'evidence'): Promise<Buffer> {
    return Buffer.concat([
      Buffer.from(
        `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
      ),
      await photograph(),
      Buffer.from('\r\n'),
    ]);
  }

  test('fields may come before and after the file, in any order', async () => {
    const { description, target, category } = texts;
    const form = [description, await file(), target, category, END].map((part) =>
      Buffer.from(part),
    );
    expect((await send(Buffer.concat(form), TYPE)).statusCode).toBe(201);
  });

  test('two files are refused', async () => {
    const parts = [...Object.values(texts), await file(), await file('more'), END];
    const form = Buffer.concat(parts.map((part) => Buffer.from(part)));
    expect(expectProblem(await send(form, TYPE), 400).detail).toBe('Please send only one file.');
  });

  test('a file in a different field is not accepted as evidence', async () => {
    const parts = [...Object.values(texts), await file('picture'), END];
    const form = Buffer.concat(parts.map((part) => Buffer.from(part)));
    expect(expectProblem(await send(form, TYPE), 422).detail).toBe(
      'Validation Error: Please select a file',
    );
  });

  test.each([
    ['a text', field('evidence', 'IMG_1.jpg')],
    [
      'a part that contains JSON',
      field('evidence', '{"content":"x","fileName":"y"}', '\r\nContent-Type: application/json'),
    ],
    ['an empty file', field('evidence', '', '; filename=""')],
  ])('%s is not accepted as evidence', async (_what, evidence) => {
    const form = Object.values(texts).join('') + evidence + END;
    const problem = expectProblem(await send(form, TYPE), 422);
    expect(problem.errors?.map(({ path }) => path)).toEqual(['evidence']);
  });

  test('a field sent twice is refused', async () => {
    const form = texts.category + texts.category + END;
    expect(expectProblem(await send(form, TYPE), 400).detail).toBe(
      'The field category was sent more than once.',
    );
  });

  test('more fields than the form has are refused', async () => {
    const fields = Array.from({ length: 20 }, (_, index) => field(`f${index}`, ''));
    expectProblem(await send(fields.join('') + END, TYPE), 400);
  });

  test.each([
    ['that ends after a field', texts.category, TYPE],
    [
      'that ends in the middle of a file',
      field('evidence', 'abc', '; filename="a.png"').slice(0, -2),
      TYPE,
    ],
    ['without any parts', 'hello', TYPE],
    ['without a boundary', texts.category + END, 'multipart/form-data'],
    ['with the wrong boundary', texts.category + END, 'multipart/form-data; boundary=y'],
  ])('a form %s is refused', async (_what, payload, type) => {
    expect(expectProblem(await send(payload, type), 400).detail).toBe('The form cannot be read.');
  });

  test('a field that would pollute the object prototype is refused', async () => {
    expectProblem(await send(field('__proto__', 'x') + END, TYPE), 400);
  });

  test('a field containing NUL is refused', async () => {
    expectProblem(await send(field('target', 'a\u0000b') + END, TYPE), 400);
  });

  test.each([
    ['an empty body', undefined, undefined],
    ['an empty form', END, TYPE],
  ])('the answer to %s lists every missing field', async (_what, payload, type) => {
    const problem = expectProblem(await send(payload, type), 422);
    expect(problem.errors?.map(({ path }) => path)).toEqual([
      'category',
      'target',
      'description',
      'evidence',
    ]);
  });

  test.each(['application/json', 'text/plain', 'image/jpeg'])(
    'the content type %s is refused',
    async (type) => {
      const problem = expectProblem(await send('{}', type), 415);
      expect(problem.detail).toBe('This address accepts multipart/form-data.');
    },
  );

  test('a visitor is refused before the form is read', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/v1/reports',
      headers: { 'content-type': TYPE },
      payload: 'hello',
    });
    expect(expectProblem(response, 401).detail).toBe('No authenticated user found.');
  });

  test('a visitor is refused whatever they send', async () => {
    const response = await server.app.inject({ method: 'POST', url: '/v1/reports', payload: {} });
    expectProblem(response, 401);
  });

  test('an upload that is too large gets its answer over a real connection', async () => {
    const address = await server.listen();
    const form = new FormData();
    form.append('evidence', new Blob([new Uint8Array(11 * 1024 * 1024)]), 'a.jpg');
    const response = await fetch(`${address}/v1/reports`, {
      method: 'POST',
      body: form,
      headers: { cookie: ada.cookie },
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      detail: 'Validation Error: The picture must be at most 10 MB',
    });
  });
});
