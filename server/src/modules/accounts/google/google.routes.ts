import { pathAfterSignIn } from '@redflag/shared/accounts/redirect';
import { openProvider } from '#modules/accounts/openid/openid.provider.ts';
import { callbackOf, openidRoutes, withQuery } from '#modules/accounts/openid/openid-sign-in.ts';
import { presentMe } from '#modules/accounts/profile/profile.service.ts';
import { STAFF_ONLY } from '#modules/accounts/roles/required.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.service.ts';
import type { Entrance } from '#modules/accounts/sign-in/entrance.ts';
import { openSignUpLimit } from '#modules/accounts/sign-up/sign-up-limits.ts';
import type { Config } from '#platform/config.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { enterWithGoogle, googleClaimsSchema } from './google.service.ts';

const PATH = '/v1/auth/google';

const refusals = new Map([
  ['auth/user-disabled', 'user-disabled'],
  ['auth/operation-not-allowed', 'sign-up-closed'],
  ['auth/too-many-requests', 'too-many-requests'],
  [STAFF_ONLY, 'staff-only'],
]);

/** Adds sign-in with Google. */
export function googleRoutes(
  app: HttpServer,
  platform: Platform,
  sessions: Sessions,
  entrance: Entrance,
): void {
  const { config } = platform;
  const entry = { ...platform, sessions, signUpLimit: openSignUpLimit(platform) };
  const client = { callbackPath: callbackOf(PATH), claimsSchema: googleClaimsSchema };
  openidRoutes(app, platform, entrance, {
    path: PATH,
    name: 'Google',
    provider: config.google && openProvider({ ...config.google, ...client }, config),
    cookie: 'google-sign-in',
    refusals,
    failure: 'google-failed',
    enter: (person, browser) => enterWithGoogle(entry, person, browser),
    pathAfterEntry: (user, redirect) => pathAfterEntry(user, config, redirect),
  });
}

/** Returns where somebody goes who has signed in: first to what their account lacks. */
function pathAfterEntry(
  user: Parameters<typeof presentMe>[0],
  config: Config,
  redirect: string | null,
): string {
  const next = user.phoneVerifiedAt
    ? pathAfterSignIn(user.role, redirect)
    : withQuery('/verify-phone', { redirect });
  const { usernameReserved } = presentMe(user, config);
  return usernameReserved ? withQuery('/new-username', { redirect: next }) : next;
}
