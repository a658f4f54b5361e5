import fc from 'fast-check';
import type { Schema } from './document.ts';

const LONG = 3_000;

/** Text of every kind. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    ...['', ' ', '0', '-1', '1e999', 'null', 'true', '[]', '{}', '%', "'", '\\', '\0', '../..'],
    ...[
      '\ud800',
      'a\udc00b',
      '👩‍👩‍👧‍👦',
      '\u202egpj.exe',
      '\u200b',
      '\ufeff',
      '٠٨٠٣',
      '\r\n',
      '__proto__',
    ],
    ...[
      '9'.repeat(30),
      '-9007199254740993',
      '0x10',
      'NaN',
      'Infinity',
      '1.5',
      '00000000000000000001',
    ],
  ),
  fc.constantFrom('x', '\u{1f600}', ' ', '9').map((unit) => unit.repeat(LONG)),
);

const anyDay = fc.constantFrom(
  ...['0000-01-01', '0001-01-01', '9999-12-31', '9999-99-99', '2026-02-30', '2026-11-20'],
  ...['+275760-09-13', '-000001-01-01', '2026-11-20T09:30:00Z', '2026-11-20T09:30:00+01:00'],
  ...['2026-01-01T00:00:00.1234567Z', '9999-12-31T23:59:59.999Z', '0000-01-01T00:00:00Z', '2026'],
);

/** A key as in our cursors, or nearly so, or not a key at all. */
const anyCursor = fc.oneof(
  fc
    .tuple(fc.oneof(fc.date({ noInvalidDate: true }), anyDay), fc.oneof(fc.uuid(), anyText))
    .map((key) => Buffer.from(JSON.stringify(key)).toString('base64url')),
  fc.json().map((text) => Buffer.from(text).toString('base64url')),
);

/** Values that are right, or nearly right, for a field of this name. Its schema alone does not say. */
const byName: Record<string, fc.Arbitrary<unknown>> = {
  subcategory: fc.constantFrom('call', 'phishing', 'bitcoin', 'other', 'x'),
  target: fc.oneof(
    fc.constantFrom('evil.example.com', '0803 123 4567', 'ada@gmail.com', '@ada', '0123456789'),
    fc.constantFrom(
      '1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
      'hxxps://evil[.]example',
      'http://[::1]/',
    ),
    fc.webUrl(),
    fc.emailAddress(),
  ),
  from: anyDay,
  to: anyDay,
  cursor: anyCursor,
  email: fc.constantFrom('ada@gmail.com', 'ADA@GMAIL.COM', 'ada@gmail', 'a@b@gmail.com', ''),
  password: fc.constantFrom('Correct-horse-1', 'Aa1-', 'Password-1'),
  currentPassword: fc.constantFrom('Correct-horse-1', 'Wrong-horse-1'),
  username: fc.constantFrom('Ada', '𝒜𝒹𝒶', '<b>x</b>', 'Ада'),
  phone: fc.constantFrom('+2348031234567', '0803 123 4567', '+14155550123', '+1'),
  code: fc.constantFrom('123456', '123 456', '١٢٣٤٥٦'),
  title: fc.constantFrom('A flaw', '<script>alert(1)</script>', '\u200b'),
  body: fc.constantFrom('Update **today**.', '# \r\n', '<img src=x onerror=alert(1)>'),
  timeout: fc.constantFrom(60_000, 1_800_000, 86_400_000, 60_001, -60_000, 2 ** 53, 1e308),
};

/** Values that match a schema, or nearly match it. */
export function anyValueOf(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  const right = byName[name] ?? bySchema(schema);
  return fc.oneof(
    { weight: 30, arbitrary: right },
    { weight: 1, arbitrary: anyText },
    { weight: 1, arbitrary: fc.oneof(anyNumber, deepValue, fc.jsonValue(), fc.constant(null)) },
  );
}

function bySchema(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => anyValueOf(one)));
  if (schema.properties) return objectOf(schema);
  const { minimum: min = -(2 ** 31), maximum: max = 2 ** 31 } = schema;
  switch (schema.type) {
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max, min - 1, max + 1));
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(anyValueOf(schema.items ?? {}), { maxLength: 3 });
    case 'null':
      return fc.constant(null);
    default:
      return schema.format === 'uuid' ? fc.uuid() : anyText;
  }
}

/** Usually has the required fields, and occasionally an unknown one. */
export function objectOf(schema: Schema): fc.Arbitrary<Record<string, unknown>> {
  const all = Object.entries(alternativesOf(schema).properties ?? {});
  const known: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
    all.map(([name, field]) => [name, anyValueOf(field, name)]),
  );
  const fields: Record<string, fc.Arbitrary<unknown>> = {
    ...known,
    role: fc.constant('admin'),
    unknown: anyText,
  };
  const needed: string[] = schema.required ?? [];
  return fc.oneof(
    { weight: 5, arbitrary: fc.record(known) },
    {
      weight: 3,
      arbitrary: fc.record(fields, { requiredKeys: needed }),
    },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
  );
}

/** The fields of all alternatives together. */
function alternativesOf({ properties, anyOf = [], ...schema }: Schema): Schema {
  const fields = [properties ?? {}, ...anyOf.map((one) => alternativesOf(one).properties ?? {})];
  return { ...schema, properties: Object.assign({}, ...fields) };
}

const anyNumber = fc.oneof(
  fc.double(),
  fc.constantFrom(0, -0, -1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324),
);

const deepValue = fc
  .integer({ min: 50, max: 3_000 })
  .map((depth) => ({ toJSON: () => nested(depth) }));

/** Nested too deeply for the stack of any recursive reader. */
function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}
