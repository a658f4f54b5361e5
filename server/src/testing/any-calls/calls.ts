import fc from 'fast-check';
import type { Operation } from './document.ts';
import { FORM, garbage } from './garbage.ts';
import { anyText, anyValueOf, objectOf } from './values.ts';

/** A placeholder for a solved robot check; each is valid for one call. */
export const SOLVED = 'SOLVED';
/** A placeholder for the id of something that exists. */
export const EXISTING = 'EXISTING';

/** A call of an operation as it is sent, except for the two placeholders above. */
export interface Call {
  operation: Operation;
  caller: 'visitor' | 'user' | 'admin';
  url: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

const asText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

function asForm(fields: Record<string, unknown>, picture: Buffer): Buffer {
  const parts = Object.entries(fields).flatMap(([name, value]) => {
    const isFile = Buffer.isBuffer(value);
    const file = isFile ? '; filename="IMG 1.jpg"' : '';
    const head = `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return [Buffer.from(head), isFile ? picture : Buffer.from(asText(value)), Buffer.from('\r\n')];
  });
  return Buffer.concat([...parts, Buffer.from(`--x--\r\n`)]);
}

interface Body {
  type: string;
  content: Buffer;
}

function bodyOf({ body }: Operation, picture: Buffer): fc.Arbitrary<Body | null> {
  const none = fc.constant(null);
  if (!body) {
    return fc.oneof({ weight: 6, arbitrary: none }, { weight: 1, arbitrary: garbage });
  }
  const isForm = body.type.startsWith('multipart');
  const right = objectOf(body.schema).chain((fields) =>
    fc.constantFrom(true, true, true, false).map((proper): Body => {
      const sent = withExtras(fields, body.schema.properties ?? {}, proper, picture);
      return isForm
        ? { type: FORM, content: asForm(sent, picture) }
        : { type: body.type, content: Buffer.from(asText(sent)) };
    }),
  );
  return fc.oneof(
    { weight: 10, arbitrary: right },
    { weight: 3, arbitrary: garbage },
    { weight: 1, arbitrary: none },
  );
}

/** Usually includes a picture and a solved robot check if there are such fields. */
function withExtras(
  fields: Record<string, unknown>,
  known: Record<string, { format?: string }>,
  proper: boolean,
  picture: Buffer,
): Record<string, unknown> {
  if (!proper) return fields;
  const all = { ...fields };
  for (const [name, { format }] of Object.entries(known)) {
    if (format === 'binary' && name in all) all[name] = picture;
    if (name === 'robotCheck') all[name] = SOLVED;
  }
  return all;
}

const anyId = fc.oneof(
  { weight: 8, arbitrary: fc.constant(EXISTING) },
  { weight: 1, arbitrary: fc.uuid() },
  {
    weight: 1,
    // A browser removes dots from a path, which would make it a different operation.
    arbitrary: anyText.filter((text) => text !== '' && !/^\.+$/.test(text)),
  },
);
const rawIds = fc.constantFrom('%00', '%ff', '%', '%2e%2e%2f', '%f0%9f', 'x'.repeat(300), ';', "'");

function urlOf({ path, parameters }: Operation): fc.Arbitrary<string> {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const id = fc.oneof(
    { weight: 12, arbitrary: anyId.map((text) => encodeURIComponent(text.toWellFormed())) },
    { weight: 1, arbitrary: rawIds },
  );
  const pairs = fc
    .tuple(
      ...query.map(({ name, required, schema }) =>
        fc
          .option(anyValueOf(schema, name), { freq: required ? 20 : 1, nil: undefined })
          .map((value): [string, string][] => (value === undefined ? [] : [[name, asText(value)]])),
      ),
    )
    .map((all) => all.flat());
  const extra = fc.oneof(
    { weight: 8, arbitrary: fc.constant('') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '&unknown=1',
        '&__proto__=1',
        '&a[b]=1',
        '&%',
        '&=',
        '&%ff=%ff',
        '&&&',
      ),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ...query.map(({ name }) => `&${name}=1&${name}=2`),
        '&limit=1&limit=2',
      ),
    },
  );
  return fc.tuple(id, pairs, extra).map(([part, all, more]) => {
    const search = `${new URLSearchParams(all.map(([name, value]) => [name, value.toWellFormed()] as [string, string]))}${more}`;
    return path.replace('{id}', part) + (search ? `?${search}` : '');
  });
}

const anyHeaders = fc.record(
  {
    accept: fc.constantFrom('*/*', 'text/html', 'image/webp', 'application/xml;q=0', ';;', ''),
    'accept-encoding': fc.constantFrom('gzip', 'br', 'identity;q=0', 'zstd, *', ''),
    'accept-language': fc.constantFrom('de', '*', 'x'.repeat(500)),
    'if-none-match': fc.constantFrom('*', '"x"', 'W/"x"', ',,,'),
    range: fc.constantFrom('bytes=0-0', 'bytes=9-1', 'lines=1'),
    'idempotency-key': fc.constantFrom('', 'one', 'x'.repeat(201), 'é', "'"),
    'user-agent': fc.constantFrom('', 'Mozilla/5.0 (X11; Linux x86_64)', '\u00ff'.repeat(2_000)),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', 'x', '1.2.3.4, 5.6.7.8'),
    'x-http-method-override': fc.constant('DELETE'),
    'content-encoding': fc.constantFrom('gzip', 'identity', 'x'),
  },
  { requiredKeys: [] },
);

/**
 * Calls of one operation: valid, nearly valid and nonsensical ones.
 * @param picture the content for file fields
 */
export function callOf(operation: Operation, picture: Buffer): fc.Arbitrary<Call> {
  const isRead = operation.method === 'GET';
  return fc
    .record({
      caller: fc.constantFrom('visitor', 'user', 'user', 'admin', 'admin'),
      url: urlOf(operation),
      headers: fc.oneof(
        { weight: 3, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: anyHeaders },
      ),
      body: isRead ? fc.constant(null) : bodyOf(operation, picture),
    })
    .map(
      ({ body, headers, ...call }) =>
        ({
          ...call,
          operation,
          headers: { ...headers, ...(body && { 'content-type': body.type }) } as Record<
            string,
            string
          >,
          body: body?.content ?? null,
        }) as Call,
    );
}
