import {
  deliveriesPageSchema,
  deliveriesQuerySchema,
  deliverySchema,
  newWebhookSchema,
  resumptionSchema,
  webhookChangeSchema,
  webhookSchema,
  webhooksSchema,
  webhookWithSecretSchema,
} from '@redflag/shared/webhooks';
import { z } from 'zod';
import { exampleIds } from '#platform/http/examples.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { openRateLimit } from '#platform/rate-limits/rate-limits.ts';
import {
  changeWebhook,
  enableWebhook,
  listDeliveries,
  listWebhooks,
  makeWebhook,
  readWebhook,
  removeWebhook,
  replaceSecret,
  testWebhook,
} from './webhooks.service.ts';

const tags = ['Webhooks'];
const params = z.object({ id: z.uuid('Webhook not found') });
const reading = { permission: 'webhook.read', scopes: ['webhooks'] } as const;
const changing = { permission: 'webhook.change', scopes: ['webhooks'] } as const;
const one = { params: { id: exampleIds.webhook } };
const wanted = { url: 'https://hooks.example.com/redflag', categories: ['website'] };

export function webhookRoutes(app: HttpServer, platform: Platform): void {
  const testLimit = openRateLimit(platform.database, 'webhook-test');
  const changeLimit = openRateLimit(platform.database, 'webhook-changes');
  const changed = { ...platform, changeLimit };

  app.get(
    '/v1/webhooks',
    {
      config: { ...reading, example: {} },
      schema: { summary: "The key's webhooks", tags, response: { 200: webhooksSchema } },
    },
    (request) => listWebhooks(platform, viewerOf(request)),
  );

  app.post(
    '/v1/webhooks',
    {
      config: { ...changing, example: { body: wanted } },
      schema: {
        summary: 'Be told of changes',
        description:
          'Where FEEDS is set: sends what `GET /v1/changes` has of these categories, from now on and in order, as [Standard Webhooks](https://www.standardwebhooks.com) says: a POST of `{type, timestamp, data}`, of the type `target.listed`, `target.changed` or `target.retracted`, with `webhook-id`, `webhook-timestamp` and `webhook-signature`. Answer with a status from 200 to 299 within 10 seconds; another answer is followed by the same message, with the same `webhook-id`, after pauses that grow for three days. 410 ends it immediately. The same message may come twice.',
        tags,
        body: newWebhookSchema,
        response: { 201: webhookWithSecretSchema },
      },
    },
    async (request, reply) => {
      const webhook = await makeWebhook(changed, viewerOf(request), request.body);
      return reply.code(201).send(webhook);
    },
  );

  app.get(
    '/v1/webhooks/:id',
    {
      config: { ...reading, example: one },
      schema: { summary: 'A webhook', tags, params, response: { 200: webhookSchema } },
    },
    (request) => readWebhook(platform, viewerOf(request), request.params.id),
  );

  app.put(
    '/v1/webhooks/:id',
    {
      config: { ...changing, example: { ...one, body: wanted } },
      schema: {
        summary: 'Change the address or the categories of a webhook',
        tags,
        params,
        body: webhookChangeSchema,
        response: { 200: webhookSchema },
      },
    },
    (request) => changeWebhook(changed, viewerOf(request), request.params.id, request.body),
  );

  app.delete(
    '/v1/webhooks/:id',
    {
      config: { ...changing, example: one },
      schema: { summary: 'Delete a webhook', tags, params, response: { 204: z.void() } },
    },
    async (request, reply) => {
      await removeWebhook(platform, viewerOf(request), request.params.id);
      return reply.code(204).send();
    },
  );

  app.post(
    '/v1/webhooks/:id/secret',
    {
      config: { ...changing, example: one },
      schema: {
        summary: 'Give a webhook another secret',
        description: 'For 24 hours, messages are signed with the one from before, too.',
        tags,
        params,
        response: { 200: webhookWithSecretSchema },
      },
    },
    (request) => replaceSecret(changed, viewerOf(request), request.params.id),
  );

  app.post(
    '/v1/webhooks/:id/enable',
    {
      config: { ...changing, example: { ...one, body: { from: 'where-it-stopped' } } },
      schema: {
        summary: 'Switch a webhook on again',
        description:
          'It goes on where it stopped, or with what is published from now on. 409 if the change log no longer has what it missed.',
        tags,
        params,
        body: resumptionSchema,
        response: { 200: webhookSchema },
      },
    },
    (request) => enableWebhook(changed, viewerOf(request), request.params.id, request.body.from),
  );

  app.post(
    '/v1/webhooks/:id/test',
    {
      config: { ...changing, example: one },
      schema: {
        summary: 'Try out a webhook',
        description:
          'Sends a message of the type `webhook.test`, whose `data` is empty, and returns what became of it. It is not repeated.',
        tags,
        params,
        response: { 200: deliverySchema },
      },
    },
    (request) => testWebhook({ ...platform, testLimit }, viewerOf(request), request.params.id),
  );

  app.get(
    '/v1/webhooks/:id/deliveries',
    {
      config: { ...reading, example: one },
      schema: {
        summary: 'What was sent in the last week',
        description: 'Every attempt, newest first; of each webhook at most about the last 1,000.',
        tags,
        params,
        querystring: deliveriesQuerySchema,
        response: { 200: deliveriesPageSchema },
      },
    },
    (request) => listDeliveries(platform, viewerOf(request), request.params.id, request.query),
  );
}
