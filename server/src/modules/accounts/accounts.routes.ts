import {
  meSchema,
  sendVerificationSchema,
  signInSchema,
  signUpSchema,
  verifyEmailSchema,
} from '@redflag/shared/accounts';
import { z } from 'zod';
import type { HttpServer } from '../../platform/http.ts';
import { plainAddress } from '../../platform/network-address.ts';
import type { Platform } from '../../platform/platform.ts';
import { createRobotCheck, robotCheckChallengeSchema } from '../../platform/robot-check.ts';
import { sendVerification, signIn, signUp, verifyEmail } from './accounts.service.ts';
import { userAgentOf } from './browser.ts';
import { openGuessLimit } from './guessing.ts';
import { openMailLimit } from './mails/mail-limit.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { Sessions } from './sessions.service.ts';

const tags = ['Accounts'];

export function accountRoutes(
  app: HttpServer,
  platform: Platform,
  sessions: Sessions,
  cookie: SessionCookie,
): void {
  const signInPlatform = { ...platform, sessions, guessLimit: openGuessLimit(platform) };
  const mailLimit = openMailLimit(platform, { name: 'verification-mail', perHour: 5 });
  const answer = z.object({ user: meSchema });
  const { emailProviders } = platform.config;
  // Where none is admitted, it is not the address that is wrong: the service says what is.
  const admitted = emailProviders.length > 0 ? emailProviders : ['*'];

  app.get(
    '/v1/robot-check',
    {
      config: { permission: 'site.read', cost: 'robot-check' },
      schema: {
        summary: 'A fresh ALTCHA challenge',
        tags,
        response: { 200: robotCheckChallengeSchema },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return createRobotCheck(platform.robotCheckSecret);
    },
  );

  app.post(
    '/v1/auth/sign-up',
    {
      config: { permission: 'account.enter', cost: 'password' },
      schema: {
        summary: 'Make an account; the verification mail goes out',
        tags,
        body: signUpSchema(admitted),
        response: { 201: answer },
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
        summary: 'Send a new verification mail; the same answer for every address',
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
        summary: "Verify an address with the mail's link or code",
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

  app.post(
    '/v1/auth/sign-in',
    {
      config: { permission: 'account.enter', cost: 'password' },
      schema: {
        summary: 'Sign in; the session comes as a cookie',
        tags,
        body: signInSchema,
        response: { 200: answer },
      },
    },
    async (request, reply) => {
      const { user, token } = await signIn(signInPlatform, request.body, {
        address: plainAddress(request.ip),
        userAgent: userAgentOf(request),
      });
      if (request.viewer) await sessions.end(request.viewer.sessionId);
      cookie.set(reply, token);
      return { user };
    },
  );
}
