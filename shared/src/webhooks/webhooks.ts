import { z } from 'zod/mini';
import { described } from '#api/described.ts';
import { openEnum } from '#api/open-enum.ts';
import { pageQuery, pageSchema } from '#api/paging.ts';
import { categoryValueSchema, shownCategorySchema } from '#categories/categories.ts';
import { categoryValues } from '#categories/values.ts';
import {
  DELIVERIES_PAGE,
  deliveryFailures,
  offReasons,
  resumptions,
  WEBHOOK_URL_MAX,
} from './values.ts';

export * from './values.ts';

const invalidUrl = {
  error: () => 'Please enter an address that begins with https:// and has no port or password.',
};
const invalidCategories = { error: () => 'Please choose at least one category.' };

/** Body of `PUT /v1/webhooks/{id}`. */
export const webhookChangeSchema = z.object({
  url: described(
    z.string(invalidUrl).check(
      z.trim(),
      z.maxLength(WEBHOOK_URL_MAX, {
        error: () => `Please enter at most ${WEBHOOK_URL_MAX} characters.`,
      }),
      z.refine(isPlainHttps, invalidUrl),
    ),
    'by https, on its usual port',
  ),
  categories: z
    .array(categoryValueSchema, invalidCategories)
    .check(z.minLength(1, invalidCategories), z.maxLength(categoryValues.length)),
});
export type WebhookChange = z.infer<typeof webhookChangeSchema>;

function isPlainHttps(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && !url.port && !url.username && !url.password;
}

/** Body of `POST /v1/webhooks`. */
export const newWebhookSchema = z.extend(webhookChangeSchema, {
  keyId: described(
    z.optional(z.uuid({ error: () => 'Please choose a key.' })),
    'for administrators: of the key whose webhook it becomes',
  ),
});
export type NewWebhook = z.infer<typeof newWebhookSchema>;

/** Body of `POST /v1/webhooks/{id}/enable`. */
export const resumptionSchema = z.object({ from: z.enum(resumptions) });

const moment = z.nullable(z.iso.datetime());

export const webhookSchema = z.object({
  id: z.uuid(),
  keyId: z.uuid(),
  keyName: z.string(),
  organisation: z.string(),
  keyWorks: described(
    z.boolean(),
    'false once the key expired or its organisation was suspended: nothing is sent',
  ),
  url: z.string(),
  categories: z.array(shownCategorySchema),
  createdAt: z.iso.datetime(),
  position: described(z.int(), 'of the change log, up to which everything was delivered'),
  failingSince: described(moment, 'since when every delivery failed; null if the last did not'),
  nextAttemptAt: described(moment, 'when a failed delivery is repeated'),
  off: described(
    z.nullable(z.object({ since: z.iso.datetime(), reason: openEnum(offReasons) })),
    'null while it is on: every delivery failed for three days (`failing`), the receiver answered 410 (`gone`), or what it missed is not in the change log any more (`too-far-behind`)',
  ),
  missedIsKept: described(z.boolean(), 'whether the change log still has all after `position`'),
  formerSecretUntil: described(moment, 'until when the secret from before a change also signs'),
});
export type Webhook = z.infer<typeof webhookSchema>;

export const webhooksSchema = z.object({
  items: z.array(webhookSchema),
  published: described(
    z.array(shownCategorySchema),
    'the categories that this site publishes; without any, nothing is sent',
  ),
});
export type Webhooks = z.infer<typeof webhooksSchema>;

const secret = described(
  z.string(),
  'signs what is sent, as Standard Webhooks says; no other answer has it',
);

/** Answer of `POST /v1/webhooks`, and of `POST /v1/webhooks/{id}/secret`. */
export const webhookWithSecretSchema = z.extend(webhookSchema, { secret });
export type WebhookWithSecret = z.infer<typeof webhookWithSecretSchema>;

/** An attempt to deliver a message. */
export const deliverySchema = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  messageId: described(z.string(), 'the header `webhook-id`: the same in every attempt'),
  type: described(z.string(), 'such as `target.listed`, or `webhook.test`'),
  attempt: described(z.int(), '1 for the first'),
  delivered: described(z.boolean(), 'whether the status is between 200 and 299'),
  status: described(z.nullable(z.int()), 'of the answer; null without one'),
  failure: described(
    z.nullable(openEnum(deliveryFailures)),
    'the answer leads elsewhere (`redirected`), there is none, or the address is not on the public internet (`unreachable`), or none came within 10 seconds (`too-slow`)',
  ),
  milliseconds: z.int(),
  answer: described(z.string(), 'how the body of the answer begins'),
});
export type Delivery = z.infer<typeof deliverySchema>;

export const deliveriesPageSchema = pageSchema(deliverySchema);

/** Query of `GET /v1/webhooks/{id}/deliveries`. */
export const deliveriesQuerySchema = z.object(pageQuery(DELIVERIES_PAGE));
export type DeliveriesQuery = z.infer<typeof deliveriesQuerySchema>;
