import { pathAfterSignIn } from '@redflag/shared/accounts/redirect';
import { z } from 'zod';
import { openProvider } from '#modules/accounts/openid/openid.provider.ts';
import { callbackOf, notSetUp, openidRoutes } from '#modules/accounts/openid/openid-sign-in.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.service.ts';
import type { Entrance } from '#modules/accounts/sign-in/entrance.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { openLogout } from './logout.service.ts';
import type { StaffMember } from './staff.claims.ts';
import { staffClaimsSchema } from './staff.claims.ts';
import { ADDRESS_UNVERIFIED, enterAsStaff, NO_GROUP } from './staff.service.ts';

const PATH = '/v1/auth/staff';
const NAME = 'Staff';

const refusals = new Map([
  ['auth/user-disabled', 'user-disabled'],
  [NO_GROUP, 'no-group'],
  [ADDRESS_UNVERIFIED, 'address-unverified'],
]);

/** Adds the sign-in of staff with a provider of their own, and the end of their sessions when it says so. */
export function staffRoutes(
  app: HttpServer,
  platform: Platform,
  sessions: Sessions,
  entrance: Entrance,
): void {
  const { staffSignIn } = platform.config;
  const provider =
    staffSignIn &&
    openProvider<StaffMember>(
      {
        ...staffSignIn,
        callbackPath: callbackOf(PATH),
        claimsSchema: staffClaimsSchema(staffSignIn),
      },
      platform.config,
    );
  openidRoutes(app, platform, entrance, {
    path: PATH,
    name: NAME,
    provider,
    cookie: 'staff-sign-in',
    refusals,
    failure: 'staff-failed',
    async enter(member, client) {
      if (!staffSignIn) throw notSetUp(NAME);
      return enterAsStaff({ ...platform, sessions, staffSignIn }, member, client);
    },
    pathAfterEntry: ({ role }, redirect) => pathAfterSignIn(role, redirect),
  });

  const endSessions =
    staffSignIn && provider && openLogout(platform, sessions, staffSignIn, provider);
  app.post(
    `${PATH}/logout`,
    {
      config: { permission: 'account.enter', cost: 'logout' },
      bodyLimit: 32 * 1_024,
      schema: {
        summary: 'End sessions as the provider of staff says (OpenID Connect Back-Channel Logout)',
        tags: ['Accounts'],
        consumes: ['application/x-www-form-urlencoded'],
        body: z.object({ logout_token: z.string().optional() }),
        response: { 200: z.void() },
      },
    },
    async (request, reply) => {
      if (!endSessions) throw notSetUp(NAME);
      reply.header('cache-control', 'no-store');
      await endSessions(request.body.logout_token);
      return reply.send();
    },
  );
}
