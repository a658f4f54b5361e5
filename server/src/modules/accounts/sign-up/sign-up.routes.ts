import {
  meSchema,
  sendVerificationSchema,
  signUpSchema,
  verificationLinkSchema,
  verificationSchema,
  verifyEmailSchema,
} from '@redflag/shared/accounts';
import { z } from 'zod';
import type { Sessions } from '#modules/accounts/sessions/sessions.service.ts';
import type { Entrance } from '#modules/accounts/sign-in/entrance.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { openRateLimit } from '#platform/rate-limits/rate-limits.ts';
import { robotCheckGuide } from '#platform/robot-check/robot-check.guide.ts';
import { createRobotCheck, robotCheckChallengeSchema } from '#platform/robot-check/robot-check.ts';
import { signUpCookie } from './sign-up.browser-cookie.ts';
import {
  readVerification,
  requireOpenSignUp,
  sendVerification,
  signUp,
  verifyEmail,
} from './sign-up.service.ts';
import { openSignUpLimit } from './sign-up-limits.ts';

const tags = ['Accounts'];

export function signUpRoutes(
  app: HttpServer,
  platform: Platform,
  sessions: Sessions,
  { clientOf, admit }: Entrance,
): void {
  const mailLimit = openRateLimit(platform.database, 'verification-mail');
  const signUpLimit = openSignUpLimit(platform);
  const signedUp = signUpCookie(platform);
  const { config } = platform;

  app.get(
    '/v1/robot-check',
    {
      config: { permission: 'site.read', cost: 'robot-check' },
      schema: {
        summary: 'A new robot check, and how to solve it',
        description: robotCheckGuide,
        tags,
        response: { 200: robotCheckChallengeSchema },
      },
    },
    async ({ ip }, reply) => {
      reply.header('cache-control', 'no-store');
      const hardness = await signUpLimit.hardness(ip);
      const { parameters, signature } = await createRobotCheck(platform.secrets, hardness);
      return { parameters: { ...parameters }, signature };
    },
  );

  app.post(
    '/v1/auth/sign-up',
    {
      config: { permission: 'account.enter', cost: 'password' },
      // Before the validation, which would find fault with the address.
      preValidation: async () => requireOpenSignUp(config),
      schema: {
        summary: 'Create an account and send the verification email',
        tags,
        body: signUpSchema(config.emailProviders),
        response: { 201: z.object({ user: meSchema }) },
      },
    },
    async (request, reply) => {
      const user = await signUp({ ...platform, signUpLimit }, request.body, request.ip);
      signedUp.set(reply, user.id);
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
    '/v1/auth/verify-email/check',
    {
      config: { permission: 'account.enter', cost: 'proof' },
      schema: {
        summary: 'Who signed up, by the emailed link, which stays valid',
        tags,
        body: verificationLinkSchema,
        response: { 200: verificationSchema },
      },
    },
    (request) => readVerification(platform, request.body.token, signedUp.read(request)),
  );

  app.post(
    '/v1/auth/verify-email',
    {
      config: { permission: 'account.enter', cost: 'proof' },
      schema: {
        summary:
          'Verify an address with the emailed link or code, or remove an account that someone else made',
        description: 'Also signs in the browser that signed up, and sets the session cookie.',
        tags,
        body: verifyEmailSchema,
        response: {
          200: z.object({
            verified: z.boolean().describe('false: the account was removed'),
            user: z.nullable(meSchema).describe('null without a session'),
          }),
        },
      },
    },
    async (request, reply) => {
      const client = clientOf(request);
      const { verified, entered } = await verifyEmail(
        { ...platform, sessions },
        request.body,
        client,
        signedUp.read(request),
      );
      signedUp.clear(reply);
      if (entered) await admit(request, reply, client, entered.token);
      return { verified, user: entered?.user ?? null };
    },
  );
}
