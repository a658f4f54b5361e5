import { emailSchema } from '@redflag/shared/accounts';
import type { Configuration } from 'openid-client';
import * as oidc from 'openid-client';
import { z } from 'zod';
import type { Config } from '#platform/config.ts';

/** For all that is asked of Google in one request; the rest of five seconds is ours. */
const PATIENCE_MS = 4_000;

/** What has to come back, or to be shown, for the answer to belong to the question. */
export interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
}

/** A person whose address Google has verified. Other claims are refused. */
const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().max(255),
  email: emailSchema,
  email_verified: z.literal(true),
  name: z.string().optional().catch(undefined),
});
export type GooglePerson = z.infer<typeof claimsSchema>;

export interface Google {
  /** Where a browser goes to sign in, and what to keep until it is back. */
  begin(): Promise<{ url: URL; attempt: Attempt }>;
  /**
   * Trades the code that came back for the person, as the id token names them: signature, issuer,
   * audience, nonce and expiry are checked.
   * @param query of the callback's address, as it came
   * @throws Error when anything is not as it should be, or takes too long
   */
  finish(query: string, attempt: Attempt): Promise<GooglePerson>;
}

/**
 * Google as an OpenID provider: authorization code with PKCE. Where it sends the browser back to
 * follows from the settings alone, never from a request.
 */
export function openGoogle(
  { clientId, clientSecret, issuer }: NonNullable<Config['google']>,
  { publicUrl, production }: Pick<Config, 'publicUrl' | 'production'>,
): Google {
  const callback = new URL('/v1/auth/google/callback', publicUrl);
  let discovered: Promise<Configuration> | null = null;

  /** Asked once, by however many people; a failure is not remembered. */
  function discover(): Promise<Configuration> {
    discovered ??= oidc
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: PATIENCE_MS / 1_000,
        execute: [
          // Without this, a token that comes straight from the provider is taken unsigned.
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
        scope: 'openid email profile',
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
  };
}

/** Whether the person themselves turned back at Google. */
export function isCancellation(error: unknown): boolean {
  return error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied';
}

/** Gives up on work that takes too long; each request in it ends by its own timeout. */
async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('Google took too long')), milliseconds);
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
