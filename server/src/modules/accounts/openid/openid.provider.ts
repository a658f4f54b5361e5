import type { Configuration, ServerMetadata } from 'openid-client';
import * as oidc from 'openid-client';
import type { z } from 'zod';
import type { Config } from '#platform/config.ts';

/** Time for all calls to the provider in one request, which leaves us one second of the allowed five. */
const PATIENCE_MS = 4_000;

/** Values that the callback must return or prove to show that it belongs to this sign-in. */
export interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
}

interface Client<Person> {
  clientId: string;
  clientSecret: string;
  issuer: string;
  /** Where the provider sends the browser back to: a path of this site. */
  callbackPath: string;
  /** What the site asks to know. */
  scope?: string;
  /** What the ID token must say of a person. */
  claimsSchema: z.ZodType<Person>;
}

export interface OpenidProvider<Person> {
  /** Returns the address to send the browser to, and the attempt to keep until it comes back. */
  begin(): Promise<{ url: URL; attempt: Attempt }>;
  /**
   * Exchanges the code in the callback's unchanged query for an ID token, checks its signature,
   * issuer, audience, nonce and expiry, and returns the person it names.
   * @throws Error if a check fails or the provider takes too long
   */
  finish(query: string, attempt: Attempt): Promise<Person>;
  /** Returns what the provider publishes about itself. */
  describe(): Promise<ServerMetadata>;
}

/**
 * Opens an OpenID provider: the authorization code flow with PKCE. The callback address comes from
 * the settings alone, never from a request.
 */
export function openProvider<Person>(
  { clientId, clientSecret, issuer, callbackPath, scope, claimsSchema }: Client<Person>,
  { publicUrl, production }: Pick<Config, 'publicUrl' | 'production'>,
): OpenidProvider<Person> {
  const callback = new URL(callbackPath, publicUrl);
  let discovered: Promise<Configuration> | null = null;

  /** Fetches the provider's configuration once for everyone, and again after a failure. */
  function discover(): Promise<Configuration> {
    discovered ??= oidc
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: PATIENCE_MS / 1_000,
        execute: [
          // Without this, the library skips the signature of a token received directly from the provider.
          oidc.enableNonRepudiationChecks,
          ...(issuer.startsWith('http:') && !production ? [oidc.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        discovered = null;
        throw error;
      });
    return discovered;
  }

  return {
    async begin() {
      const configuration = await discover();
      const attempt = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: callback.href,
        scope: scope ?? 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
      });
      return { url, attempt };
    },
    finish(query, { state, nonce, verifier }) {
      const answer = new URL(callback);
      answer.search = query;
      const trade = async () => {
        const tokens = await oidc.authorizationCodeGrant(await discover(), answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
        });
        return claimsSchema.parse(tokens.claims());
      };
      return within(PATIENCE_MS, trade());
    },
    describe: async () => (await discover()).serverMetadata(),
  };
}

/** Returns whether the person cancelled at the provider. */
export function isCancellation(error: unknown): boolean {
  return error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied';
}

/** Rejects if the work takes too long. Its requests still end by their own timeouts. */
async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The provider took too long')), milliseconds);
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
