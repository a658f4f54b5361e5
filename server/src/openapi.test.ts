import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';
import { sharedTestApp } from './testing/shared-app.ts';

const document = async () => (await (await sharedTestApp()).app.inject('/v1/openapi.json')).body;

test("the client's types match the API", async () => {
  // Each problem once, as `default`: TypeScript finds all of them for every call too complex.
  const read = JSON.parse(await document(), (name, part) =>
    /^([45]\d\d|example)$/.test(name) ? undefined : part,
  );
  const types = astToString(await openapiTS(read));
  await expect(types).toMatchFileSnapshot('../../client/src/schema.gen.ts');
});

test("the document keeps Redocly's recommended rules", async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const source = await document();
  const problems = await lintFromString({ source, absoluteRef: '/v1/openapi.json', config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});
