import { randomUUID } from 'node:crypto';
import type { KeyScope } from '@redflag/shared/keys';
import type { Client } from './factories.ts';
import { createClient, visitor } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** Sends requests with a key, as `Client` does with a cookie. */
export function withKey(server: TestApp, secret: string): Client['request'] {
  return (method, url, body, headers) =>
    visitor(server)(method, url, body, { authorization: `Bearer ${secret}`, ...headers });
}

/** Makes a key for a client's own account. */
export async function createKey(client: Client): Promise<{ id: string; secret: string }> {
  const response = await client.request('POST', '/v1/keys', { name: 'My app' });
  if (response.statusCode !== 201) throw new Error(`No key was made: ${response.body}`);
  return response.json();
}

/** Makes a key for a new organisation, or the one with this name. */
export async function createOrganisationKey(
  server: TestApp,
  scopes: KeyScope[],
  values: { organisation?: string; withoutPicture?: boolean } = {},
): Promise<{ id: string; secret: string; organisation: string; organisationId: string }> {
  const admin = await createClient(server, { role: 'admin' });
  const organisation = `Bank ${randomUUID()}`;
  const body = { organisation, name: 'Robot', scopes, ...values };
  const response = await admin.request('POST', '/v1/organisation-keys', body);
  if (response.statusCode !== 201) throw new Error(`No key was made: ${response.body}`);
  return response.json();
}
