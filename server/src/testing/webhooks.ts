import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CategoryValue } from '@redflag/shared/categories';
import type { Entry } from '@redflag/shared/changes';
import type { WebhookWithSecret } from '@redflag/shared/webhooks';
import { eq, sql } from 'drizzle-orm';
import { lockLog, publish } from '#modules/changes/changes.queries.ts';
import { createSender } from '#modules/webhooks/sender.ts';
import { webhooks } from '#platform/database/schema.ts';
import type { Platform } from '#platform/platform.ts';
import { createOrganisationKey, withKey } from './keys.ts';
import type { Internet } from './services/internet.ts';
import type { TestApp } from './test-app.ts';

/** Where the receivers of tests are. */
export const RECEIVERS = 'hooks.example.com';

/** What a receiver got. */
export interface Received {
  headers: Record<string, string>;
  body: string;
}

/** Answers a message that was received. */
type Answer = (message: Received, response: ServerResponse) => void;

export const answering =
  (status: number): Answer =>
  (_, response) =>
    response.writeHead(status).end();

/** Adds a receiver to the internet, which keeps what it gets. */
export function addReceiver(internet: Internet, answer: Answer = answering(204), query = '') {
  const path = `/${randomUUID()}${query}`;
  const receiver = { url: `https://${RECEIVERS}${path}`, received: [] as Received[], answer };
  internet.pages.set(`${RECEIVERS}${path}`, async (request: IncomingMessage, response) => {
    const body = (await request.toArray()).join('');
    const message = { headers: request.headers as Record<string, string>, body };
    receiver.received.push(message);
    receiver.answer(message, response);
  });
  return receiver;
}

/** Makes a webhook for a new key of a new organisation, or for the key given. */
export async function addWebhook(
  server: TestApp,
  url: string,
  { categories = ['website'], ...given }: { categories?: CategoryValue[]; secret?: string } = {},
) {
  const secret = given.secret ?? (await createOrganisationKey(server, ['webhooks'])).secret;
  const request = withKey(server, secret);
  const response = await request('POST', '/v1/webhooks', { url, categories });
  if (response.statusCode !== 201) throw new Error(`No webhook was made: ${response.body}`);
  const { id, ...webhook } = response.json<WebhookWithSecret>();
  const path = `/v1/webhooks/${id}`;
  return {
    ...{ id, keyId: webhook.keyId, secret: webhook.secret, organisation: webhook.organisation },
    request,
    path,
    /** What it is now. */
    read: async () => (await request('GET', path)).json(),
    deliveries: async () => (await request('GET', `${path}/deliveries`)).json().items,
    /** Ends the pause after a failure. */
    async hurry() {
      const change = { dueAt: sql`now()` };
      await server.platform.database.update(webhooks).set(change).where(eq(webhooks.id, id));
    },
  };
}

/** Publishes that a target was listed, as the publisher does. Returns its key. */
export async function publishListed(
  { platform: { database } }: TestApp,
  category: CategoryValue = 'website',
): Promise<string> {
  const key = `${randomUUID()}.example`;
  const never = { firstReportedAt: null, lastReportedAt: null, confirmedAt: null };
  const entry: Entry = {
    ...{ category, key, shown: key, hash: '0'.repeat(16), level: 'confirmed', ...never },
    ...{ people: 1, verifiedPeople: 0, sources: 0, disputedSince: null, licence: 'CC0-1.0' },
  };
  await database.transaction(async (transaction) => {
    if (!(await lockLog(transaction))) throw new Error('Somebody else publishes');
    const publication = { targetId: randomUUID(), type: 'listed' as const, reason: null, entry };
    await publish(transaction, [publication], 0);
  });
  return key;
}

/** Sends what is due, as servers on a database do at the same time, until nobody sends any more. */
export async function sendDue(...platforms: Platform[]): Promise<void> {
  const { signal } = new AbortController();
  await Promise.all(
    platforms.map(async (platform) => {
      const sender = createSender(platform, { stop: signal, hurry: signal });
      await sender.begin();
      await sender.idle();
    }),
  );
}
