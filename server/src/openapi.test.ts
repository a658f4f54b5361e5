import openapiTS, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';
import { startTestApp } from './testing/test-app.ts';

test("the web app's types are those of the API", async () => {
  await using server = await startTestApp();
  const response = await server.app.inject('/v1/openapi.json');
  const types = astToString(await openapiTS(response.json()));
  await expect(types).toMatchFileSnapshot('../../web/src/api/schema.gen.ts');
});
