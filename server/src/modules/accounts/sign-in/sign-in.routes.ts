import { meSchema, signInSchema } from '@redflag/shared/accounts';
import { z } from 'zod';
import type { Sessions } from '#modules/accounts/sessions/sessions.service.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { factorNeeded } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { openAttemptLimit } from './attempt-limits.ts';
import type { Entrance } from './entrance.ts';
import { signIn } from './sign-in.service.ts';

export function signInRoutes(
  app: HttpServer,
  platform: Platform,
  sessions: Sessions,
  { clientOf, admit }: Entrance,
): void {
  const signInPlatform = { ...platform, sessions, attemptLimit: openAttemptLimit(platform) };

  app.post(
    '/v1/auth/sign-in',
    {
      config: { permission: 'account.enter', cost: 'password' },
      schema: {
        summary: 'Sign in and set the session cookie',
        description:
          'Answers 401 with the code auth/factor-needed if a second factor is missing: the cookie is then of half a session, for POST /v1/auth/factor.',
        tags: ['Accounts'],
        body: signInSchema,
        response: { 200: z.object({ user: meSchema }) },
      },
    },
    async (request, reply) => {
      const client = clientOf(request);
      const { user, token } = await signIn(signInPlatform, request.body, client);
      await admit(request, reply, client, token);
      if (!user) throw factorNeeded();
      return { user };
    },
  );
}
