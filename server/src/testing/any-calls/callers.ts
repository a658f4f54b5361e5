import type { LightMyRequestResponse } from 'fastify';
import { easyRobotCheck } from '#testing/accounts/sign-up.ts';
import type { Client } from '#testing/factories.ts';
import {
  createClient,
  createPost,
  createReport,
  photograph,
  sendForm,
} from '#testing/factories.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { Call } from './calls.ts';
import { EXISTING, SOLVED } from './calls.ts';

/** The callers and the rows they can call for, recreated whenever a call removes them. */
export function openCallers(server: TestApp) {
  const clients: Partial<Record<'user' | 'admin', Client>> = {};

  async function clientOf(role: 'user' | 'admin'): Promise<Client> {
    const known = clients[role];
    if (known && (await known.request('GET', '/v1/me')).statusCode === 200) return known;
    const client = await createClient(server, { role });
    if (role === 'user') {
      const content = await photograph();
      await sendForm(client, 'PUT', '/v1/me/photo', {}, { field: 'photo', content, name: 'a.jpg' });
    }
    clients[role] = client;
    return client;
  }

  /** Of the kind in the path; owned by the user. */
  async function idFor(path: string): Promise<string> {
    const user = await clientOf('user');
    const first = async (list: string, client = user) =>
      (await client.request('GET', list)).json<{ items: { id: string }[] }>().items[0]?.id;
    if (path.startsWith('/v1/users')) return user.user.id;
    if (path.startsWith('/v1/posts')) {
      const admin = await clientOf('admin');
      return (
        (await first('/v1/posts?limit=1')) ?? (await createPost(admin, {}, await photograph())).id
      );
    }
    if (path.startsWith('/v1/me/sessions')) return (await first('/v1/me/sessions')) ?? '';
    if (path.startsWith('/v1/me/notifications')) {
      return (await first('/v1/me/notifications?limit=1')) ?? '';
    }
    return (await first('/v1/me/reports?limit=1')) ?? (await createReport(user)).id;
  }

  async function solved(body: Buffer | null): Promise<Buffer | null> {
    if (!body?.includes(`"${SOLVED}"`)) return body;
    return Buffer.from(body.toString().replace(SOLVED, await easyRobotCheck(server)));
  }

  return async function send({
    operation,
    caller,
    url,
    headers,
    body,
  }: Call): Promise<LightMyRequestResponse> {
    const { method, path } = operation;
    const id = url.includes(EXISTING) ? await idFor(path) : '';
    const { cookie } = caller === 'visitor' ? { cookie: '' } : await clientOf(caller);
    const payload = await solved(body);
    return server.app.inject({
      method: method as 'GET',
      url: url.replace(EXISTING, id),
      headers: { ...headers, ...(cookie && { cookie }) },
      ...(payload && { payload }),
    });
  };
}
