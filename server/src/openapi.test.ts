import openapiTS, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';
import { sharedTestApp } from './testing/shared-app.ts';

test("the web app's types match the API", async () => {
  const server = await sharedTestApp();
  const response = await server.app.inject('/v1/openapi.json');
  const types = astToString(await openapiTS(response.json()));
  await expect(types).toMatchFileSnapshot('../../web/src/api/schema.gen.ts');
});
