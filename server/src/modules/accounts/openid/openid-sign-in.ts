import { safeRedirect } from '@redflag/shared/accounts/redirect';
import { FACTOR_NEEDED } from '@redflag/shared/accounts/values';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { User } from '#modules/accounts/accounts.queries.ts';
import type { Entrance } from '#modules/accounts/sign-in/entrance.ts';
import type { Client } from '#modules/accounts/sign-in/sign-in-record.ts';
import { logSignIn } from '#modules/accounts/sign-in/sign-in-record.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Lacking } from '#platform/http/permissions.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import type { CookiePurpose } from '#platform/secrets.ts';
import { attemptCookie } from './attempt-cookie.ts';
import type { OpenidProvider } from './openid.provider.ts';
import { isCancellation } from './openid.provider.ts';

const tags = ['Accounts'];
/** The longest path that fits in the cookie. */
const REDIRECT_MAX = 1_500;

/** A way to sign in with a provider. */
interface Way<Person> {
  /** The address that a sign-in begins at; the provider sends the browser back to the one below it. */
  path: string;
  /** As the API's document and the log call it. */
  name: string;
  /** Null if it is not set up. */
  provider: OpenidProvider<Person> | null;
  cookie: CookiePurpose;
  /** Refusals that the sign-in screen explains, by their code: the name it knows them by. */
  refusals: Map<string, string>;
  /** The name it knows any other failure by. */
  failure: string;
  /** Starts a session for a person whom the provider has identified. Says what it lacks, if anything. */
  enter(
    person: Person,
    client: Client,
  ): Promise<{ user: User; token: string; lacks?: Lacking | null }>;
  /** Returns where somebody goes who has signed in. */
  pathAfterEntry(user: User, redirect: string | null): string;
}

/** Returns the address that a provider sends the browser back to. */
export const callbackOf = (path: string) => `${path}/callback`;

/** Adds a way to sign in with a provider. After a failure, the sign-in screen explains it. */
export function openidRoutes<Person>(
  app: HttpServer,
  platform: Platform,
  { clientOf, admit }: Entrance,
  { path, name, provider, cookie, refusals, failure, enter, pathAfterEntry }: Way<Person>,
): void {
  const attempts = attemptCookie(platform, cookie);
  const config = { permission: 'account.enter', cost: 'openid' } as const;
  const response = { 302: z.void() };

  /** Returns the sign-in screen's path with the failure's name, or without one after a cancellation. */
  function pathAfterFailure(request: FastifyRequest, error: unknown, redirect: string | null) {
    if (isCancellation(error)) return withQuery('/login', { redirect });
    const refusal = error instanceof ProblemError && refusals.get(error.details.code);
    if (refusal) return withQuery('/login', { error: refusal });
    request.log.warn({ err: error }, `${name} sign-in failed`);
    return withQuery('/login', { error: failure, redirect });
  }

  app.get(
    path,
    {
      config,
      schema: {
        summary: `Redirect to sign in with ${name}, then to a path of this site`,
        tags,
        querystring: z.object({ redirect: z.string().optional() }),
        response,
      },
    },
    async (request, reply) => {
      if (!provider) throw notSetUp(name);
      reply.header('cache-control', 'no-store');
      const redirect = readRedirect(request.query.redirect);
      try {
        const { url, attempt } = await provider.begin();
        attempts.set(reply, { ...attempt, redirect });
        return reply.redirect(url.href);
      } catch (error) {
        return reply.redirect(pathAfterFailure(request, error, redirect));
      }
    },
  );

  app.get(
    callbackOf(path),
    {
      config,
      schema: {
        summary: `Complete sign-in with ${name} and set the session cookie`,
        tags,
        response,
      },
    },
    async (request, reply) => {
      if (!provider) throw notSetUp(name);
      reply.header('cache-control', 'no-store');
      const attempt = attempts.take(request, reply);
      const redirect = attempt?.redirect ?? null;
      try {
        if (!attempt) throw new Error('No such sign-in was started in this browser recently');
        const person = await provider.finish(queryOf(request), attempt);
        const client = clientOf(request);
        const { user, token, lacks = null } = await enter(person, client);
        logSignIn(client, user.id, lacks && FACTOR_NEEDED);
        await admit(request, reply, client, token);
        return reply.redirect(
          lacks ? withQuery('/login', { redirect }) : pathAfterEntry(user, redirect),
        );
      } catch (error) {
        return reply.redirect(pathAfterFailure(request, error, redirect));
      }
    },
  );
}

/** 404 for a provider that is not set up. */
export function notSetUp(name: string): ProblemError {
  return new ProblemError({
    status: 404,
    code: 'auth/operation-not-allowed',
    detail: `${name} sign-in is not set up here.`,
  });
}

function readRedirect(path: string | undefined): string | null {
  const redirect = safeRedirect(path ?? null);
  return redirect && redirect.length <= REDIRECT_MAX ? redirect : null;
}

function queryOf({ url }: FastifyRequest): string {
  return url.split('?')[1] ?? '';
}

/** Returns a path with a query of those values that are given. */
export function withQuery(path: string, values: Record<string, string | null>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}
