import { forgotPasswordSchema } from '@redflag/shared/accounts';
import {
  changePasswordSchema,
  resetLinkSchema,
  resetPasswordSchema,
} from '@redflag/shared/accounts/passwords';
import { z } from 'zod';
import { userAgentOf } from '#modules/accounts/sessions/browser.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.service.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { openRateLimit } from '#platform/rate-limits/rate-limits.ts';
import { openOwnPasswordCheck } from './own-password.ts';
import {
  changePassword,
  checkResetLink,
  forgetPassword,
  resetPassword,
} from './passwords.service.ts';

const tags = ['Passwords'];

export function passwordRoutes(app: HttpServer, platform: Platform, sessions: Sessions): void {
  const resetMailLimit = openRateLimit(platform.database, 'password-reset-mail');
  const checkOwnPassword = openOwnPasswordCheck(platform.database);

  app.post(
    '/v1/auth/forgot-password',
    {
      config: { permission: 'account.enter', cost: 'message' },
      schema: {
        summary: 'Email a link to set a new password (same answer for every address)',
        tags,
        body: forgotPasswordSchema,
        response: { 202: z.void() },
      },
    },
    async (request, reply) => {
      await forgetPassword({ ...platform, resetMailLimit }, request.body);
      return reply.code(202).send();
    },
  );

  app.post(
    '/v1/auth/reset-password/check',
    {
      config: { permission: 'account.enter', cost: 'proof' },
      schema: {
        summary: 'Whether the emailed link still works, which uses nothing up',
        tags,
        body: resetLinkSchema,
        response: { 204: z.void() },
      },
    },
    async (request, reply) => {
      await checkResetLink(platform, request.body.token);
      return reply.code(204).send();
    },
  );

  app.post(
    '/v1/auth/reset-password',
    {
      config: { permission: 'account.enter', cost: 'password' },
      schema: {
        summary: 'Set a new password with the emailed link and end every session of the account',
        tags,
        body: resetPasswordSchema,
        response: { 204: z.void() },
      },
    },
    async (request, reply) => {
      await resetPassword({ ...platform, sessions }, request.body, userAgentOf(request));
      return reply.code(204).send();
    },
  );

  app.post(
    '/v1/auth/change-password',
    {
      config: { permission: 'password.change', cost: 'password' },
      schema: {
        summary: 'Change my password and end all my other sessions',
        tags,
        body: changePasswordSchema,
        response: { 204: z.void() },
      },
    },
    async (request, reply) => {
      await changePassword(
        { ...platform, sessions, checkOwnPassword },
        viewerOf(request),
        request.body,
        userAgentOf(request),
      );
      return reply.code(204).send();
    },
  );
}
