import {
  neighboursSchema,
  ownReportsSchema,
  reportExportSchema,
  reportSchema,
  reportSearchSchema,
  reportsPageSchema,
} from '@redflag/shared/reports';
import {
  deletionQuerySchema,
  reportHistorySchema,
  statusChangeSchema,
} from '@redflag/shared/review/status-change';
import { z } from 'zod';
import { exampleIds } from '#platform/http/examples.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { idempotencyHeaders } from '#platform/http/idempotency.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import { pictureRoute } from '#platform/pictures/picture-answer.ts';
import type { Platform } from '#platform/platform.ts';
import { newReportFormSchema } from './filing/new-report-form.ts';
import { listOwnReports, readNeighbours, search } from './lists/search.service.ts';
import { fileReport, readEvidence, removeReport, reportReader } from './reports.service.ts';
import { changeStatus, readHistory } from './review.service.ts';

const tags = ['Reports'];
const params = z.object({ id: z.uuid('Report not found') });
const oneReport = { id: exampleIds.report };

export function reportRoutes(app: HttpServer, platform: Platform): void {
  const readReport = reportReader(platform);

  app.get(
    '/v1/reports',
    {
      config: {
        permission: 'report.read',
        cost: 'contains',
        scopes: ['reports:read'],
        example: { query: { category: 'website', limit: 2 } },
      },
      schema: {
        summary: 'Search all reports',
        tags,
        querystring: reportSearchSchema,
        response: { 200: reportsPageSchema },
      },
    },
    (request) => search(platform, viewerOf(request), request.query),
  );

  app.post(
    '/v1/reports',
    {
      config: {
        permission: 'report.create',
        cost: 'picture',
        scopes: ['reports:write'],
        example: {
          body: {
            category: 'website',
            subcategory: 'fake-shop',
            target: 'https://evil-shop.com/parcel',
            type: 'Scam',
            description: 'Three customers paid there and got nothing.',
            evidence: '@screenshot.jpg',
          },
        },
      },
      schema: {
        summary: 'File a report with its evidence',
        description: 'A key needs no picture if an administrator allowed that.',
        tags,
        consumes: ['multipart/form-data'],
        headers: idempotencyHeaders,
        body: newReportFormSchema,
        response: { 201: reportSchema },
      },
      async preValidation({ viewer, body }) {
        if (viewer?.key?.withoutPicture) Object(body).evidence ??= null;
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'] ?? null;
      const arrivedAt = new Date(Date.now() - reply.elapsedTime);
      const report = await fileReport(platform, viewerOf(request), request.body, key, arrivedAt);
      return reply.code(201).header('location', `/v1/reports/${report.id}`).send(report);
    },
  );

  app.get(
    '/v1/reports/:id',
    {
      config: {
        permission: 'report.read',
        scopes: ['reports:read'],
        example: { params: oneReport },
      },
      schema: { summary: 'One report', tags, params, response: { 200: reportSchema } },
    },
    (request) => readReport(viewerOf(request), request.params.id),
  );

  pictureRoute(
    app,
    '/v1/reports/:id/evidence',
    {
      config: {
        permission: 'report.read',
        scopes: ['reports:read'],
        example: { params: oneReport },
      },
      summary: "The report's picture",
      tags,
      params,
    },
    (viewer, id, size) => readEvidence(platform, viewer, id, size),
  );

  app.get(
    '/v1/reports/:id/history',
    {
      config: {
        permission: 'report.read-history-own-or-any',
        scopes: ['reports:read', 'reports:write'],
        example: { params: oneReport },
      },
      schema: {
        summary: "A report's status changes",
        tags,
        params,
        response: { 200: reportHistorySchema },
      },
    },
    (request) => readHistory(platform, viewerOf(request), request.params.id),
  );

  app.get(
    '/v1/reports/:id/neighbours',
    {
      config: { permission: 'report.change-status', cost: 'contains' },
      schema: {
        summary: 'The reports before and after one in the list of a search',
        tags,
        params,
        querystring: reportExportSchema,
        response: { 200: neighboursSchema },
      },
    },
    (request) => readNeighbours(platform, viewerOf(request), request.params.id, request.query),
  );

  app.patch(
    '/v1/reports/:id',
    {
      config: { permission: 'report.change-status', cost: 'review' },
      schema: {
        summary: "Set a report's status",
        tags,
        params,
        body: statusChangeSchema,
        response: { 200: reportSchema },
      },
    },
    (request) => changeStatus(platform, viewerOf(request), request.params.id, request.body),
  );

  app.delete(
    '/v1/reports/:id',
    {
      config: {
        permission: 'report.delete-own-or-any',
        scopes: ['reports:write'],
        example: { params: oneReport },
      },
      schema: {
        summary: 'Delete a report and its picture',
        tags,
        params,
        querystring: deletionQuerySchema,
        response: { 204: z.void() },
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      await removeReport(platform, viewerOf(request), params.id, query.from);
      return reply.code(204).send();
    },
  );

  app.get(
    '/v1/me/reports',
    {
      config: {
        permission: 'report.read',
        cost: 'contains',
        scopes: ['reports:read', 'reports:write'],
        example: { query: { limit: 2 } },
      },
      schema: {
        summary: 'My reports',
        tags,
        querystring: ownReportsSchema,
        response: { 200: reportsPageSchema },
      },
    },
    (request) => listOwnReports(platform, viewerOf(request), request.query),
  );
}
