import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import type { ApiDocument } from '#testing/released-api/lost-promises.ts';
import { findLostPromises } from '#testing/released-api/lost-promises.ts';
import { sharedTestApp } from '#testing/shared-app.ts';

/** The API of the last release, which `RELEASING=1` replaces by today's (docs/releasing.md). */
const RELEASED = join(import.meta.dirname, 'testing/released-api/released.json.gz');
const root = join(import.meta.dirname, '../..');

interface Api {
  document: ApiDocument;
  /** The codes of problems. */
  codes: string[];
}

let released: Api;
let today: Api;
beforeAll(async () => {
  const { app } = await sharedTestApp();
  const document = (await app.inject('/v1/openapi.json')).json<ApiDocument>();
  today = { document, codes: await readCodes() };
  if (process.env.RELEASING) await writeFile(RELEASED, gzipSync(JSON.stringify(today)));
  released = JSON.parse(gunzipSync(await readFile(RELEASED)).toString());
});

/** Returns the codes of problems that the code names. */
async function readCodes(): Promise<string[]> {
  const codes = new Set<string>();
  for await (const file of glob('{server,shared}/src/**/*.ts', {
    cwd: root,
    exclude: (name) => name.endsWith('.test.ts'),
  })) {
    const text = await readFile(join(root, file), 'utf8');
    const named = /\bcode(?: =|:) '([a-z/-]+)'|const [A-Z_]+ = '([a-z-]+\/[a-z-]+)'/g;
    for (const [, code, constant] of text.matchAll(named)) codes.add(code ?? constant ?? '');
  }
  return [...codes].sort();
}

test('what the last release promised to programs of others still holds', () => {
  expect(findLostPromises(released.document, today.document)).toEqual([]);
  expect(released.codes.filter((code) => !today.codes.includes(code))).toEqual([]);
});

test('the last release had calls and codes', () => {
  expect(Object.keys(released.document.paths).length).toBeGreaterThan(50);
  expect(released.codes).toEqual(expect.arrayContaining(['validation', 'changes/position-gone']));
});

const schemas = (document: ApiDocument) => Object(document.components?.schemas);
const call = (document: ApiDocument, path: string, method = 'get') =>
  Object(document.paths[path]?.[method]);
const parameter = (document: ApiDocument, path: string, name: string) =>
  call(document, path).parameters.find((each: { name: string }) => each.name === name);

const breaking: [string, (document: ApiDocument) => void, RegExp][] = [
  ['a call is removed', ({ paths }) => delete paths['/v1/changes'], /^GET \/v1\/changes is gone$/],
  [
    'a call is renamed',
    (document) => {
      call(document, '/v1/changes').operationId = 'read-log';
    },
    /is not get-changes now/,
  ],
  [
    'a parameter is removed',
    (document) => {
      call(document, '/v1/changes').parameters.shift();
    },
    /\/v1\/changes query \w+ is gone/,
  ],
  [
    'a parameter becomes required',
    (document) => {
      parameter(document, '/v1/targets', 'category').required = true;
    },
    /query category has become required/,
  ],
  [
    'a value is not taken any more',
    (document) => {
      const values: string[] = schemas(document).CategoryValueInput.enum;
      values.splice(values.indexOf('bank'), 1);
    },
    /does not take bank any more/,
  ],
  [
    'a limit becomes narrower',
    (document) => {
      parameter(document, '/v1/changes', 'limit').schema.maximum = 10;
    },
    /query limit has a narrower maximum/,
  ],
  [
    'a field of a body becomes required',
    (document) => {
      schemas(document).CheckTextInput.required.push('country');
    },
    /POST \/v1\/check body.country has become required/,
  ],
  [
    'a field of an answer is removed',
    (document) => delete schemas(document).Verdict.properties.people,
    /verdict\.people is gone/,
  ],
  [
    'a field of an answer may be missing',
    (document) => {
      const { required } = schemas(document).Verdict;
      required.splice(required.indexOf('people'), 1);
    },
    /verdict\.people may be missing/,
  ],
  [
    'a field of an answer becomes something else',
    (document) => {
      schemas(document).Verdict.properties.people = { type: 'string' };
    },
    /verdict\.people is string, not integer/,
  ],
  [
    'a field of an answer may be null',
    (document) => {
      const { properties } = schemas(document).Verdict;
      properties.people = { anyOf: [properties.people, { type: 'null' }] };
    },
    /verdict\.people is null, not integer/,
  ],
  [
    'a closed list of answers grows',
    (document) => {
      schemas(document).Target.properties.notes.items.properties.kind.enum.push('new');
    },
    /notes\[\]\.kind may be new now/,
  ],
  [
    'a problem is not described any more',
    (document) => delete call(document, '/v1/key').responses[401],
    /GET \/v1\/key 401 is gone/,
  ],
  [
    'keys may not make a call any more',
    (document) => {
      call(document, '/v1/targets').security = [{ session: [] }];
    },
    /is not open to {"key":\["check"\]} any more/,
  ],
];

test.each(breaking)('it is named if %s', (_what, change, sentence) => {
  const changed = structuredClone(released.document);
  change(changed);
  const lost = findLostPromises(released.document, changed);
  expect(lost).toContainEqual(expect.stringMatching(sentence));
});

test('what is added breaks no promise', () => {
  const grown = structuredClone(released.document);
  grown.paths['/v2/targets'] = grown.paths['/v1/targets'] ?? {};
  schemas(grown).Verdict.properties.mood = { type: 'string' };
  schemas(grown).Verdict.required.push('mood');
  schemas(grown).CategoryValueInput.enum.push('qr-code');
  schemas(grown).Changes.properties.items.items.properties.type.enum.push('paused');
  call(grown, '/v1/changes').parameters.push({ in: 'query', name: 'reason', schema: {} });
  expect(findLostPromises(released.document, grown)).toEqual([]);
});
