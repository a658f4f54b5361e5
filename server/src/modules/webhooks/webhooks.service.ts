import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@redflag/shared/admin/audit';
import type { Page } from '@redflag/shared/api/paging';
import { categoryLabel } from '@redflag/shared/categories/category.words';
import { listed } from '@redflag/shared/text/listed';
import type {
  DeliveriesQuery,
  Delivery,
  NewWebhook,
  Resumption,
  Webhook,
  WebhookChange,
  Webhooks,
  WebhookWithSecret,
} from '@redflag/shared/webhooks';
import {
  DELIVERIES_KEPT_DAYS,
  FORMER_SECRET_HOURS,
  WEBHOOKS_MAX,
} from '@redflag/shared/webhooks/values';
import { recordAct } from '#modules/audit/index.ts';
import { requireReader } from '#modules/changes/index.ts';
import type { Config } from '#platform/config.ts';
import type { Queryable } from '#platform/database/database.ts';
import { readCursor, toPage } from '#platform/database/lists/cursor.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { invalidField, notFound, ProblemError } from '#platform/http/problem.ts';
import { OutgoingError } from '#platform/outgoing-http/outgoing-error.ts';
import { checkOutgoing } from '#platform/outgoing-http/outgoing-http.ts';
import type { Platform } from '#platform/platform.ts';
import type { RateLimit } from '#platform/rate-limits/rate-limits.ts';
import { takeAll } from '#platform/rate-limits/rate-limits.ts';
import { attempt, isDelivered } from './attempt.ts';
import { secretOf, testMessage } from './messages.ts';
import { hostOf } from './tell.service.ts';
import type { DeliveryRow, WebhookRow } from './webhooks.queries.ts';
import {
  deleteWebhook,
  insertDelivery,
  insertWebhook,
  lockKey,
  lockWebhook,
  replaceSalt,
  selectDeliveries,
  selectWebhook,
  selectWebhooks,
  switchOn,
  updateWebhook,
} from './webhooks.queries.ts';

type Changing = Platform & { changeLimit: RateLimit };

/** Returns the webhooks of the key that asks; for administrators, those of all organisations. */
export async function listWebhooks(
  { database, config }: Platform,
  viewer: Viewer,
): Promise<Webhooks> {
  const rows = await selectWebhooks(database, viewer);
  return { items: rows.map(present), published: config.feeds.categories };
}

/** Returns one of them. Throws ProblemError 404 if there is none. */
export async function readWebhook(
  { database }: Platform,
  viewer: Viewer,
  id: string,
): Promise<Webhook> {
  return present(await find(database, viewer, id));
}

async function find(database: Queryable, viewer: Viewer, id: string): Promise<WebhookRow> {
  const row = await selectWebhook(database, viewer, id);
  if (!row) throw notFound('Webhook');
  return row;
}

/**
 * Makes a webhook for the key that asks, or for that which an administrator names.
 * @throws ProblemError 404 without such a key or where nothing is published, 409 if the key does not
 * work or has as many as it may, 422 for an address or a category that is not possible
 */
export async function makeWebhook(
  platform: Changing,
  viewer: Viewer,
  { keyId: named, ...change }: NewWebhook,
): Promise<WebhookWithSecret> {
  const { database, config } = platform;
  const keyId = viewer.key?.id ?? named;
  if (!keyId) throw invalidField('keyId', 'Please choose a key.');
  const wanted = checkChange(config, viewer, change);
  await countChange(platform, keyId);
  return database.transaction(async (transaction) => {
    const key = await lockKey(transaction, viewer, keyId);
    if (!key) throw notFound('Key');
    if (!key.works) throw keyDoesNotWork();
    if (key.count >= WEBHOOKS_MAX) throw tooMany();
    const secretSalt = randomUUID();
    const id = await insertWebhook(transaction, { ...wanted, keyId, secretSalt });
    const row = await find(transaction, viewer, id);
    await record(transaction, viewer, 'webhook.create', row, { after: describe(row) });
    return { ...present(row), secret: secretOf(platform, { id, salt: secretSalt }) };
  });
}

/**
 * Changes where a webhook sends, and of which categories. What the former address did not take goes
 * to the new one.
 * @throws ProblemError 404 if there is none, 422 for an address or a category that is not possible
 */
export async function changeWebhook(
  platform: Changing,
  viewer: Viewer,
  id: string,
  change: WebhookChange,
): Promise<Webhook> {
  const { database, config } = platform;
  const wanted = checkChange(config, viewer, change);
  await countChangeOf(platform, viewer, id);
  return database.transaction(async (transaction) => {
    const before = await lock(transaction, viewer, id);
    await updateWebhook(transaction, before, wanted);
    const after = await find(transaction, viewer, id);
    const states = { before: describe(before), after: describe(after) };
    await record(transaction, viewer, 'webhook.change', before, states);
    return present(after);
  });
}

/** Counts what the audit log will keep. Throws ProblemError 429 after many in a day. */
async function countChange({ changeLimit }: Changing, keyId: string): Promise<void> {
  await takeAll([{ limit: changeLimit, key: keyId, refusal: tooManyChanges }]);
}

async function countChangeOf(platform: Changing, viewer: Viewer, id: string): Promise<void> {
  const { webhook } = await find(platform.database, viewer, id);
  await countChange(platform, webhook.keyId);
}

async function lock(transaction: Queryable, viewer: Viewer, id: string): Promise<WebhookRow> {
  const row = await lockWebhook(transaction, viewer, id);
  if (!row) throw notFound('Webhook');
  return row;
}

/** Returns the change as it is stored, if it is possible. */
function checkChange(
  config: Config,
  viewer: Viewer,
  { url, categories }: WebhookChange,
): WebhookChange {
  requireReader(config, viewer);
  const missing = categories.filter((category) => !config.feeds.categories.includes(category));
  if (missing.length > 0) {
    const names = listed(missing.map((category) => categoryLabel(category)));
    throw invalidField('categories', `This site does not publish ${names}.`);
  }
  try {
    checkOutgoing(url);
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    throw invalidField('url', 'Please enter an address on the public internet.');
  }
  return { url: new URL(url).href, categories: [...new Set(categories)] };
}

/** Deletes a webhook: nothing is sent from now on. Throws ProblemError 404 if there is none. */
export async function removeWebhook(
  { database }: Platform,
  viewer: Viewer,
  id: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const row = await lock(transaction, viewer, id);
    await deleteWebhook(transaction, id);
    await record(transaction, viewer, 'webhook.delete', row, { before: describe(row) });
  });
}

/**
 * Gives a webhook another secret. The one from before also signs for a day.
 * @throws ProblemError 404 if there is none
 */
export async function replaceSecret(
  platform: Changing,
  viewer: Viewer,
  id: string,
): Promise<WebhookWithSecret> {
  await countChangeOf(platform, viewer, id);
  const salt = randomUUID();
  return platform.database.transaction(async (transaction) => {
    const before = await lock(transaction, viewer, id);
    await replaceSalt(transaction, before, { salt, hours: FORMER_SECRET_HOURS });
    await record(transaction, viewer, 'webhook.replace-secret', before);
    const row = await find(transaction, viewer, id);
    return { ...present(row), secret: secretOf(platform, { id, salt }) };
  });
}

/**
 * Switches a webhook on again; one that is on stays as it is.
 * @throws ProblemError 404 if there is none or nothing is published, 409 if it is to go on from where
 * the change log does not begin any more
 */
export async function enableWebhook(
  platform: Changing,
  viewer: Viewer,
  id: string,
  from: Resumption,
): Promise<Webhook> {
  const { database, config } = platform;
  requireReader(config, viewer);
  await countChangeOf(platform, viewer, id);
  return database.transaction(async (transaction) => {
    const row = await lock(transaction, viewer, id);
    if (!row.webhook.offSince) return present(row);
    if (from === 'where-it-stopped' && !row.missedIsKept) throw missedIsGone();
    await switchOn(transaction, row, from === 'now');
    await record(transaction, viewer, 'webhook.switch-on', row, { after: { from } });
    return present(await find(transaction, viewer, id));
  });
}

/**
 * Sends a message that tells of nothing, whether or not the webhook is on.
 * @throws ProblemError 404 if there is none or nothing is published, 409 if its key does not work, 429
 * after many
 */
export async function testWebhook(
  platform: Platform & { testLimit: RateLimit },
  viewer: Viewer,
  id: string,
): Promise<Delivery> {
  const { database, config, testLimit } = platform;
  requireReader(config, viewer);
  const { webhook, keyWorks } = await find(database, viewer, id);
  if (!keyWorks) throw keyDoesNotWork();
  await takeAll([{ limit: testLimit, key: webhook.keyId }]);
  const now = new Date();
  const message = testMessage(randomUUID(), now);
  const isFormer = webhook.formerUntil !== null && webhook.formerUntil > now;
  const receiver = { ...webhook, formerSalt: isFormer ? webhook.formerSalt : null };
  const result = await attempt(platform, receiver, message);
  return database.transaction(async (transaction) => {
    await lock(transaction, viewer, id);
    const delivery = await insertDelivery(transaction, {
      ...{ webhookId: id, messageId: message.id, type: message.type, attempt: 1, ...result },
    });
    return presentDelivery(delivery);
  });
}

/** Returns a page of the deliveries of the last week. Throws ProblemError 404 without such a webhook. */
export async function listDeliveries(
  { database }: Platform,
  viewer: Viewer,
  id: string,
  { cursor, limit }: DeliveriesQuery,
): Promise<Page<Delivery>> {
  await find(database, viewer, id);
  const rows = await selectDeliveries(database, id, {
    ...{ after: readCursor(cursor), limit: limit + 1, days: DELIVERIES_KEPT_DAYS },
  });
  return toPage(rows, limit, presentDelivery);
}

/** Never the path of the address, which may be secret: the log is permanent. */
function describe({ webhook: { url, categories } }: WebhookRow) {
  return { host: hostOf(url), categories };
}

function record(
  transaction: Queryable,
  viewer: Viewer,
  action: AuditAction,
  { organisation: subject, organisationId: subjectId }: WebhookRow,
  states: { before?: object; after?: object } = {},
): Promise<void> {
  return recordAct(transaction, viewer, { action, subject, subjectId, ...states });
}

function present({ webhook, keyName, organisation, keyWorks, missedIsKept }: WebhookRow): Webhook {
  const { id, keyId, url, categories, position, createdAt, failingSince, dueAt } = webhook;
  const { offSince, offReason, formerUntil } = webhook;
  const isOn = !offSince || !offReason;
  return {
    ...{ id, keyId, keyName, organisation, keyWorks, url, categories, position, missedIsKept },
    createdAt: createdAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? null,
    nextAttemptAt: isOn && failingSince ? dueAt.toISOString() : null,
    off: isOn ? null : { since: offSince.toISOString(), reason: offReason },
    formerSecretUntil: formerUntil && formerUntil > new Date() ? formerUntil.toISOString() : null,
  };
}

function presentDelivery({ webhookId: _, createdAt, ...row }: DeliveryRow): Delivery {
  return { ...row, delivered: isDelivered(row), createdAt: createdAt.toISOString() };
}

function keyDoesNotWork(): ProblemError {
  return new ProblemError({
    status: 409,
    code: 'webhook/key-does-not-work',
    detail:
      'The key of this webhook expired, may not be told of changes, or its organisation is suspended.',
  });
}

function tooMany(): ProblemError {
  return new ProblemError({
    status: 409,
    code: 'webhook/too-many',
    detail: `The key has ${WEBHOOKS_MAX} webhooks already. Delete one first.`,
  });
}

function missedIsGone(): ProblemError {
  return new ProblemError({
    status: 409,
    code: 'webhook/missed-is-gone',
    detail:
      'The change log no longer has what this webhook missed. Begin with a snapshot, from GET /v1/feeds/{category}.ndjson, and go on from now.',
  });
}

const tooManyChanges = {
  code: 'too-many-requests',
  detail: 'The webhooks of this key were changed many times today. Please try again tomorrow.',
};
