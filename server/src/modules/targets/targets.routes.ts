import { categoryValues } from '@redflag/shared/categories';
import {
  bitsSchema,
  bucketSchema,
  checkedTextSchema,
  checkTextSchema,
  targetParamsSchema,
  targetQuerySchema,
  targetSchema,
  targetsSchema,
} from '@redflag/shared/checks';
import { targetSummarySchema } from '@redflag/shared/reports';
import { z } from 'zod';
import { exampleIds } from '#platform/http/examples.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { addedLists, readBits, readBucket } from './private-check/private-check.service.ts';
import {
  checkText,
  lookUp,
  readTarget,
  summarise,
  withCountry,
  withCountryOfSearch,
} from './targets.service.ts';

const tags = ['Targets'];
const BUCKET_KEPT = 'private, max-age=300';
const ofCategory = { category: z.enum(categoryValues, 'Category not found') };
const wholeNumber = z
  .string()
  .regex(/^\d{1,15}$/, 'Bucket not found')
  .transform(Number);

export function targetRoutes(app: HttpServer, platform: Platform): void {
  app.get(
    '/v1/targets',
    {
      config: {
        permission: 'target.read',
        scopes: ['check'],
        example: { query: { category: 'website', target: 'www.evil-shop.com' } },
      },
      schema: {
        summary: 'What is known of a target',
        tags,
        querystring: targetQuerySchema,
        response: { 200: targetsSchema },
      },
    },
    async (request) => {
      const { query } = request;
      const typed = await withCountryOfSearch(platform, viewerOf(request), query);
      return { items: await lookUp(platform, viewerOf(request), typed) };
    },
  );

  app.get(
    '/v1/targets/:id',
    {
      config: {
        permission: 'target.read',
        scopes: ['check'],
        example: { params: { id: exampleIds.target } },
      },
      schema: {
        summary: 'One target, with those that reports on it name',
        tags,
        params: targetParamsSchema,
        response: { 200: targetSchema },
      },
    },
    (request) => readTarget(platform, viewerOf(request), request.params.id),
  );

  app.get(
    '/v1/reports/summary',
    {
      config: { permission: 'target.read' },
      schema: {
        summary: 'How many reports a target has, and from how many people',
        tags: ['Reports'],
        querystring: targetQuerySchema,
        response: { 200: targetSummarySchema },
      },
    },
    async (request) => {
      const { query } = request;
      const typed = await withCountryOfSearch(platform, viewerOf(request), query);
      return summarise(platform, typed);
    },
  );

  app.post(
    '/v1/check',
    {
      config: {
        permission: 'target.read',
        cost: 'check',
        scopes: ['check'],
        example: { body: { text: 'Your parcel waits. Pay at https://evil-shop.com/parcel now.' } },
      },
      schema: {
        summary: 'Finds what a text names, with what is known of it',
        description: 'The text is not kept, logged or remembered for alerts.',
        tags,
        body: checkTextSchema,
        response: { 200: checkedTextSchema },
      },
    },
    async (request) => {
      const { body } = request;
      const viewer = viewerOf(request);
      return checkText(platform, viewer, await withCountry(platform, viewer, body, body.text));
    },
  );

  app.get(
    '/v1/check/:category',
    {
      config: {
        permission: 'target.read',
        scopes: ['check'],
        example: { params: { category: 'website' } },
      },
      schema: {
        summary: 'How many bits of its hash a private check sends',
        description:
          'The hash of a target is the first 16 hexadecimal digits of SHA-256 over `category-value:key`. A private check sends only its first bits, and looks for the hash in the answer. We see a beginning that many numbers, sites or accounts share, not which one you asked about. The answer says how many reported ones share it.',
        tags,
        params: z.object(ofCategory),
        response: { 200: bitsSchema },
      },
    },
    async (request) => ({
      bits: await readBits(platform, request.params.category),
      ...addedLists(platform, request.params.category),
    }),
  );

  app.get(
    '/v1/check/:category/:bits/:bucket',
    {
      config: {
        permission: 'target.read',
        cost: 'overview',
        scopes: ['check'],
        example: { params: { category: 'website', bits: 0, bucket: 0 } },
      },
      schema: {
        summary: 'The verdicts on all targets whose hash begins with some bits',
        description:
          'The bucket is the first bits of the hash as a decimal number. 409 with the right number of bits, in `bits`, when it has changed.',
        tags,
        params: z.object({ ...ofCategory, bits: wholeNumber, bucket: wholeNumber }),
        response: { 200: bucketSchema },
      },
    },
    async (request, reply) => {
      const answer = await readBucket(platform, request.params);
      return reply.header('cache-control', BUCKET_KEPT).send(answer);
    },
  );
}
