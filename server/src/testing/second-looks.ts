import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { allMailsTo } from './accounts/sign-up.ts';
import type { Client } from './factories.ts';
import { createClient, createReport, visitor } from './factories.ts';
import { runNow, untilDone } from './jobs.ts';
import type { TestApp } from './test-app.ts';

export const granted = { state: 'granted', reason: 'The receipt is real' };
export const refused = { state: 'refused', reason: 'The receipt is of another shop' };
/** Why the reports are rejected. */
const WHY_REJECTED = 'The picture shows nothing';
/** Why the people are suspended. */
export const suspension = { status: 'suspended', reason: 'Floods the <b>queue</b>' };

/** Returns two administrators, and what rejected reporters, suspended people and they do. */
export async function openSecondLooks(server: TestApp) {
  const [admin, other] = [
    await createClient(server, { role: 'admin', username: 'Grace' }),
    await createClient(server, { role: 'admin', username: 'Chidi' }),
  ];
  const text = 'They took my money on Monday, and here is the receipt.';

  async function file() {
    const reporter = await createClient(server);
    const { id, targetId } = await createReport(reporter, { target: `shop-${randomUUID()}.com` });
    return { reporter, id, targetId };
  }
  const setStatus = (id: string, status: string, client = admin) =>
    client.request('PATCH', `/v1/reports/${id}`, { status, reason: WHY_REJECTED });
  /** A report that was rejected, and its reporter. */
  async function reject(client = admin) {
    const filed = await file();
    expect((await setStatus(filed.id, 'Rejected', client)).statusCode).toBe(200);
    return filed;
  }
  const answer = (client: Client, id: string, fields: object = {}) =>
    client.request('POST', `/v1/reports/${id}/answers`, { text, ...fields });
  /** A rejected report that its reporter answered. */
  async function ask() {
    const rejected = await reject();
    const made = await answer(rejected.reporter, rejected.id);
    expect(made.statusCode).toBe(201);
    return { ...rejected, lookId: String(made.json().id) };
  }
  const listed = async (query: string, client = other) =>
    (await client.request('GET', `/v1/second-looks?${query}`)).json();

  const setAccount = (id: string, change: object, client = admin) =>
    client.request('PATCH', `/v1/users/${id}`, change);
  const linkIn = (mail: { text: string } | undefined) =>
    /\/second-look\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  /** Suspends somebody. Returns the link's token that they were mailed. */
  async function suspend(person: Client, client = admin) {
    expect((await setAccount(person.user.id, suspension, client)).statusCode).toBe(200);
    const [mail] = await allMailsTo(server, person.user.email);
    return { token: linkIn(mail), mail };
  }
  const askAgain = (token: string, fields: object = {}) =>
    visitor(server)('POST', '/v1/second-looks', { token, text, ...fields });
  const ofPerson = async ({ user }: Client, client = other) =>
    (await listed(`userId=${user.id}&about=suspension`, client)).items;
  /** A suspended person who asked. */
  async function askSuspended() {
    const person = await createClient(server);
    const { token } = await suspend(person);
    expect((await askAgain(token)).statusCode).toBe(201);
    const [look] = await ofPerson(person);
    return { person, token, lookId: String(look.id) };
  }

  return {
    ...{ admin, other, text, file, setStatus, reject, answer, ask, listed },
    ...{ setAccount, suspend, askAgain, ofPerson, askSuspended },
    own: async (client: Client, id: string) =>
      (await client.request('GET', `/v1/reports/${id}/answers`)).json(),
    statusOf: async (id: string) => (await admin.request('GET', `/v1/reports/${id}`)).json().status,
    decide: (id: string, change: object, client = other) =>
      client.request('PATCH', `/v1/second-looks/${id}`, change),
    told: async (client: Client): Promise<{ title: string; content: string }[]> =>
      (await client.request('GET', '/v1/me/notifications')).json().items,
    async tellAll() {
      await runNow(server);
      await untilDone(server);
    },
    check: (token: string) => visitor(server)('POST', '/v1/second-looks/check', { token }),
  };
}
