import {
  meSchema,
  sendVerificationSchema,
  signUpSchema,
  verifyEmailSchema,
} from '@redflag/shared/accounts';
import { z } from 'zod';
import type { HttpServer } from '#platform/http/http-server.ts';
import { openRateLimit } from '#platform/limits/rate-limits.ts';
import { createRobotCheck, robotCheckChallengeSchema } from '#platform/limits/robot-check.ts';
import type { Platform } from '#platform/platform.ts';
import { sendVerification, signUp, verifyEmail } from './sign-up.service.ts';

const tags = ['Accounts'];

export function signUpRoutes(app: HttpServer, platform: Platform): void {
  const mailLimit = openRateLimit(platform.database, 'verification-mail');
  const { emailProviders } = platform.config;
  // If no provider is allowed, the address is not at fault. The service then refuses with the reason.
  const admitted = emailProviders.length > 0 ? emailProviders : ['*'];

  app.get(
    '/v1/robot-check',
    {
      config: { permission: 'site.read', cost: 'robot-check' },
      schema: {
        summary: 'A new ALTCHA challenge',
        tags,
        response: { 200: robotCheckChallengeSchema },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return createRobotCheck(platform.secrets);
    },
  );

  app.post(
    '/v1/auth/sign-up',
    {
      config: { permission: 'account.enter', cost: 'password' },
      schema: {
        summary: 'Create an account and send the verification email',
        tags,
        body: signUpSchema(admitted),
        response: { 201: z.object({ user: meSchema }) },
      },
    },
    async (request, reply) => {
      const user = await signUp(platform, request.body);
      return reply.code(201).send({ user });
    },
  );

  app.post(
    '/v1/auth/verify-email/send',
    {
      config: { permission: 'account.enter', cost: 'message' },
      schema: {
        summary: 'Send a new verification email (same answer for every address)',
        tags,
        body: sendVerificationSchema,
        response: { 202: z.void() },
      },
    },
    async (request, reply) => {
      await sendVerification({ ...platform, mailLimit }, request.body);
      return reply.code(202).send();
    },
  );

  app.post(
    '/v1/auth/verify-email',
    {
      config: { permission: 'account.enter', cost: 'proof' },
      schema: {
        summary: 'Verify an address with the emailed link or code',
        tags,
        body: verifyEmailSchema,
        response: { 200: z.object({ verified: z.literal(true) }) },
      },
    },
    async (request) => {
      await verifyEmail(platform, request.body);
      return { verified: true as const };
    },
  );
}
