import type { WebhookChange } from '@redflag/shared/webhooks';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { logEnds } from '#modules/changes/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Cursor } from '#platform/database/lists/cursor.ts';
import { olderThan } from '#platform/database/lists/lists.ts';
import { apiKeys, users, webhookDeliveries, webhooks } from '#platform/database/schema.ts';
import type { Viewer } from '#platform/http/permissions.ts';

/** From this on, a receiver is slow; so is one that nobody knows yet. */
export const SLOW_MS = 2_000;

/** Whether a key may be told of changes at this moment. */
export const keyWorks = sql<boolean>`(${apiKeys.expiresAt} > now() and ${users.status} = 'active'
  and 'webhooks' = any (${apiKeys.scopes}))`;

/** Those of the key that asks; for administrators, those of all organisations. */
const within = ({ key }: Viewer) =>
  key ? eq(apiKeys.id, key.id) : eq(apiKeys.isOrganisations, true);

const shown = {
  webhook: webhooks,
  keyName: apiKeys.name,
  organisation: users.username,
  organisationId: users.id,
  keyWorks,
  missedIsKept: sql<boolean>`${webhooks.position} >= ${logEnds.foldedTo}`,
};

const selectShown = (database: Queryable) =>
  database
    .select(shown)
    .from(webhooks)
    .innerJoin(apiKeys, eq(apiKeys.id, webhooks.keyId))
    .innerJoin(users, eq(users.id, apiKeys.userId));

export type WebhookRow = Awaited<ReturnType<typeof selectShown>>[number];

/** Returns the webhooks that a viewer may see, the oldest first. */
export function selectWebhooks(database: Queryable, viewer: Viewer): Promise<WebhookRow[]> {
  return selectShown(database)
    .where(within(viewer))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
}

/** Returns a webhook, or null if the viewer has no such one. */
export async function selectWebhook(
  database: Queryable,
  viewer: Viewer,
  id: string,
): Promise<WebhookRow | null> {
  const [row] = await selectShown(database).where(and(eq(webhooks.id, id), within(viewer)));
  return row ?? null;
}

/** Does the same, and locks it until the transaction ends. */
export async function lockWebhook(
  transaction: Queryable,
  viewer: Viewer,
  id: string,
): Promise<WebhookRow | null> {
  const [row] = await selectShown(transaction)
    .where(and(eq(webhooks.id, id), within(viewer)))
    .for('update', { of: webhooks });
  return row ?? null;
}

/** Returns a key that the viewer may give webhooks, locked until the transaction ends, with their number. */
export async function lockKey(transaction: Queryable, viewer: Viewer, id: string) {
  const [key] = await transaction
    .select({ id: apiKeys.id, works: keyWorks, organisation: users.username, userId: users.id })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(and(eq(apiKeys.id, id), within(viewer)))
    .for('no key update', { of: apiKeys });
  return key && { ...key, count: await transaction.$count(webhooks, eq(webhooks.keyId, id)) };
}

/** Adds a webhook that is told of what is published from now on. Returns its id. */
export async function insertWebhook(
  transaction: Queryable,
  values: WebhookChange & { keyId: string; secretSalt: string },
): Promise<string> {
  const [row] = await transaction
    .insert(webhooks)
    .values({ ...values, position: sql`${logEnds.upTo}`, pace: SLOW_MS })
    .returning({ id: webhooks.id });
  if (!row) throw new Error('The webhook was not stored');
  return row.id;
}

/** What a webhook begins with, also after its address was changed. */
const fresh = { failures: 0, failingSince: null, dueAt: sql`now()`, pace: SLOW_MS };

/** Changes a locked webhook. */
export async function updateWebhook(
  transaction: Queryable,
  { webhook: { id, url } }: WebhookRow,
  change: WebhookChange,
): Promise<void> {
  await transaction
    .update(webhooks)
    .set({ ...change, ...(change.url !== url && fresh) })
    .where(eq(webhooks.id, id));
}

/** Gives a locked webhook another secret. The one from before also signs for some hours. */
export async function replaceSalt(
  transaction: Queryable,
  { webhook: { id, secretSalt } }: WebhookRow,
  { salt, hours }: { salt: string; hours: number },
): Promise<void> {
  await transaction
    .update(webhooks)
    .set({
      secretSalt: salt,
      formerSalt: secretSalt,
      formerUntil: sql`now() + make_interval(hours => ${hours})`,
    })
    .where(eq(webhooks.id, id));
}

/** Switches a locked webhook on again, from where it stopped or from what is published from now on. */
export async function switchOn(
  transaction: Queryable,
  { webhook: { id } }: WebhookRow,
  isFromNow: boolean,
): Promise<void> {
  await transaction
    .update(webhooks)
    .set({
      ...fresh,
      ...{ offSince: null, offReason: null },
      ...(isFromNow && { position: sql`${logEnds.upTo}` }),
    })
    .where(eq(webhooks.id, id));
}

export async function deleteWebhook(transaction: Queryable, id: string): Promise<void> {
  await transaction.delete(webhooks).where(eq(webhooks.id, id));
}

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** Adds an attempt to what is kept of a webhook, which the caller has locked. */
export async function insertDelivery(
  transaction: Queryable,
  values: typeof webhookDeliveries.$inferInsert,
): Promise<DeliveryRow> {
  const [row] = await transaction.insert(webhookDeliveries).values(values).returning();
  if (!row) throw new Error('The delivery was not stored');
  return row;
}

/** Returns the deliveries of a webhook, newest first, which the caller may see. */
export function selectDeliveries(
  database: Queryable,
  webhookId: string,
  { after, limit, days }: { after: Cursor | null; limit: number; days: number },
): Promise<DeliveryRow[]> {
  return database
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        gt(webhookDeliveries.createdAt, sql`now() - make_interval(days => ${days})`),
        after ? olderThan(webhookDeliveries, after) : undefined,
      ),
    )
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(limit);
}

/** Deletes deliveries that are older than some days, and all but the newest of each webhook. */
export async function deleteOldDeliveries(
  database: Queryable,
  { days, most }: { days: number; most: number },
): Promise<void> {
  await database.execute(sql`
    delete from ${webhookDeliveries}
    where ${webhookDeliveries.createdAt} < now() - make_interval(days => ${days})`);
  await database.execute(sql`
    delete from ${webhookDeliveries} d using (
      select w.id, last.* from ${webhooks} w cross join lateral (
        select created_at, id as delivery from ${webhookDeliveries} where webhook_id = w.id
        order by created_at desc, id desc offset ${most} limit 1
      ) last
    ) beyond
    where d.webhook_id = beyond.id
      and (d.created_at, d.id) <= (beyond.created_at, beyond.delivery)`);
}
