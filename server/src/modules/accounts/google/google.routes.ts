import { pathAfterSignIn, safeRedirect } from '@redflag/shared/accounts/redirect';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { presentMe } from '#modules/accounts/profile/profile.service.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.service.ts';
import type { Entrance } from '#modules/accounts/sign-in/entrance.ts';
import { logSignIn } from '#modules/accounts/sign-in/sign-in-record.ts';
import { openSignUpLimit } from '#modules/accounts/sign-up/sign-up-limits.ts';
import type { Config } from '#platform/config.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { attemptCookie } from './google.attempt-cookie.ts';
import { isCancellation, openGoogle } from './google.provider.ts';
import { enterWithGoogle } from './google.service.ts';

const tags = ['Accounts'];
/** The longest path that fits in the cookie. */
const REDIRECT_MAX = 1_500;

/** Adds sign-in with Google. After a failure, the sign-in screen explains it. */
export function googleRoutes(
  app: HttpServer,
  platform: Platform,
  sessions: Sessions,
  { clientOf, admit }: Entrance,
): void {
  const { config } = platform;
  const google = config.google && openGoogle(config.google, config);
  const attempts = attemptCookie(platform);
  const signUpLimit = openSignUpLimit(platform);
  const response = { 302: z.void() };

  app.get(
    '/v1/auth/google',
    {
      config: { permission: 'account.enter', cost: 'google' },
      schema: {
        summary: 'Redirect to Google to sign in, then to a path of this site',
        tags,
        querystring: z.object({ redirect: z.string().optional() }),
        response,
      },
    },
    async (request, reply) => {
      if (!google) throw notSetUp();
      reply.header('cache-control', 'no-store');
      const redirect = readRedirect(request.query.redirect);
      try {
        const { url, attempt } = await google.begin();
        attempts.set(reply, { ...attempt, redirect });
        return reply.redirect(url.href);
      } catch (error) {
        return reply.redirect(pathAfterFailure(request, error, redirect));
      }
    },
  );

  app.get(
    '/v1/auth/google/callback',
    {
      config: { permission: 'account.enter', cost: 'google' },
      schema: {
        summary: 'Complete sign-in with Google and set the session cookie',
        tags,
        response,
      },
    },
    async (request, reply) => {
      if (!google) throw notSetUp();
      reply.header('cache-control', 'no-store');
      const attempt = attempts.take(request, reply);
      const redirect = attempt?.redirect ?? null;
      try {
        if (!attempt) throw new Error('No Google sign-in was started in this browser recently');
        const person = await google.finish(queryOf(request), attempt);
        const entry = { ...platform, sessions, signUpLimit };
        const client = clientOf(request);
        const { user, token } = await enterWithGoogle(entry, person, client);
        logSignIn(client, user.id, null);
        await admit(request, reply, client, token);
        return reply.redirect(pathAfterEntry(user, config, redirect));
      } catch (error) {
        return reply.redirect(pathAfterFailure(request, error, redirect));
      }
    },
  );
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

/** Refusals that the sign-in screen explains, by the name it knows them by. */
const refusals = new Map([
  ['auth/user-disabled', 'user-disabled'],
  ['auth/operation-not-allowed', 'sign-up-closed'],
  ['auth/too-many-requests', 'too-many-requests'],
]);

/** Returns the sign-in screen's path with the failure's name, or without one after a cancellation. */
function pathAfterFailure(request: FastifyRequest, error: unknown, redirect: string | null) {
  if (isCancellation(error)) return withQuery('/login', { redirect });
  const refusal = error instanceof ProblemError && refusals.get(error.details.code);
  if (refusal) return withQuery('/login', { error: refusal });
  request.log.warn({ err: error }, 'Google sign-in failed');
  return withQuery('/login', { error: 'google-failed', redirect });
}

function notSetUp(): ProblemError {
  return new ProblemError({
    status: 404,
    code: 'auth/operation-not-allowed',
    detail: 'Google sign-in is not set up here.',
  });
}

function readRedirect(path: string | undefined): string | null {
  const redirect = safeRedirect(path ?? null);
  return redirect && redirect.length <= REDIRECT_MAX ? redirect : null;
}

function queryOf({ url }: FastifyRequest): string {
  return url.split('?')[1] ?? '';
}

function withQuery(path: string, values: Record<string, string | null>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}
