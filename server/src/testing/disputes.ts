import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Client } from './factories.ts';
import { createClient, createReport } from './factories.ts';
import { runNow, untilDone } from './jobs.ts';
import type { TestApp } from './test-app.ts';

const DAY_MS = 24 * 3_600_000;
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** A report, and the holder of its target. */
interface Accused {
  holder: Client;
  reporter: Client;
  reportId: string;
  targetId: string;
}

/** Returns two administrators, and what holders of targets, reporters and they do. */
export async function openDisputes(server: TestApp) {
  const [admin, other] = [
    await createClient(server, { role: 'admin' }),
    await createClient(server, { role: 'admin' }),
  ];
  const text = 'I run this shop and never heard of these people.';
  const shop = () => `shop-${randomUUID()}.com`;

  /** A target with a report, and its holder, who has not said anything yet. */
  async function accuse(report: object = {}): Promise<Accused> {
    const [holder, reporter] = [await createClient(server), await createClient(server)];
    const { id: reportId, targetId } = await createReport(reporter, { target: shop(), ...report });
    return { holder, reporter, reportId, targetId: String(targetId) };
  }
  const answer = (client: Client, targetId: string, fields: object = {}) =>
    client.request('POST', `/v1/targets/${targetId}/replies`, {
      ground: 'mistaken',
      text,
      ...fields,
    });
  const decide = (client: Client, id: string, change: object) =>
    client.request('PATCH', `/v1/replies/${id}`, change);
  const appeal = (client: Client, id: string) =>
    client.request('POST', `/v1/replies/${id}/appeal`, { text });

  /** A reply whose evidence a reviewer accepted. */
  async function dispute(report: object = {}, fields: object = {}) {
    const accused = await accuse(report);
    const { id } = (await answer(accused.holder, accused.targetId, fields)).json();
    expect((await decide(admin, id, { proven: true })).statusCode).toBe(200);
    return { ...accused, id: String(id) };
  }

  return {
    ...{ admin, other, text, shop, accuse, answer, decide, appeal, dispute },
    verdictOn: async (targetId: string) =>
      (await other.request('GET', `/v1/targets/${targetId}`)).json().verdict,
    read: async (client: Client, id: string) =>
      (await client.request('GET', `/v1/replies/${id}`)).json(),
    readReport: async (reportId: string) =>
      (await admin.request('GET', `/v1/reports/${reportId}`)).json(),
    told: async (client: Client): Promise<{ title: string; content: string }[]> =>
      (await client.request('GET', '/v1/me/notifications')).json().items,
    /** Tells whom decisions are told to, as if it were ten seconds later. */
    async tellDecisions() {
      await runNow(server);
      await untilDone(server, 'replies.%');
      await untilDone(server, 'alerts.decision');
    },
  };
}
