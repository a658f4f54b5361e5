import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createClient } from '#testing/factories.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { startTestApp } from '#testing/test-app.ts';

test('anyone who is signed in gets the contacts that the operator supplies', async () => {
  const file = join(import.meta.dirname, '../../../../deploy/advice.example.json');
  await using server = await startTestApp({ ADVICE_FILE: file });
  for (const role of ['user', 'admin'] as const) {
    const client = await createClient(server, { role });
    const response = await client.request('GET', '/v1/advice');
    expect(response.headers['cache-control']).toBe('private, max-age=300');
    const [country] = response.json().countries;
    expect(country).toMatchObject({
      ...{ code: expect.stringMatching(/^[A-Z]{2}$/), reportWithinHours: 72 },
    });
    expect(country.contacts[0]).toMatchObject({ situations: expect.arrayContaining(['paid']) });
    expect(country.contacts[0], 'an example is nobody to call').not.toHaveProperty('phone');
  }
});

test('without a file there are no contacts', async () => {
  const client = await createClient(await sharedTestApp());
  expect((await client.request('GET', '/v1/advice')).json()).toEqual({ countries: [] });
});
