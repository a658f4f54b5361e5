import { meSchema, signInSchema } from '@redflag/shared/accounts';
import { z } from 'zod';
import { userAgentOf } from '#modules/accounts/sessions/browser.ts';
import type { DeviceCookie } from '#modules/accounts/sessions/device-cookie.ts';
import type { SessionCookie } from '#modules/accounts/sessions/session-cookie.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.service.ts';
import { plainAddress } from '#platform/http/connections/network-address.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { openAttemptLimit } from './attempt-limits.ts';
import { signIn } from './sign-in.service.ts';

export function signInRoutes(
  app: HttpServer,
  platform: Platform,
  sessions: Sessions,
  cookie: SessionCookie,
  device: DeviceCookie,
): void {
  const signInPlatform = { ...platform, sessions, attemptLimit: openAttemptLimit(platform) };

  app.post(
    '/v1/auth/sign-in',
    {
      config: { permission: 'account.enter', cost: 'password' },
      schema: {
        summary: 'Sign in and set the session cookie',
        tags: ['Accounts'],
        body: signInSchema,
        response: { 200: z.object({ user: meSchema }) },
      },
    },
    async (request, reply) => {
      const deviceId = device.read(request);
      const { user, token } = await signIn(signInPlatform, request.body, {
        address: plainAddress(request.ip),
        userAgent: userAgentOf(request),
        deviceId,
        log: request.log,
      });
      if (request.viewer) await sessions.end(request.viewer.sessionId);
      cookie.set(reply, token);
      device.set(reply, deviceId);
      return { user };
    },
  );
}
