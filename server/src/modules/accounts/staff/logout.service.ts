import { createRemoteJWKSet, jwtVerify } from 'jose';
import { z } from 'zod';
import type { OpenidProvider } from '#modules/accounts/openid/openid.provider.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.service.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { spendLogoutToken } from './logout.queries.ts';
import type { StaffSignIn } from './staff.claims.ts';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** How old a token may be, and how far the provider's clock may be wrong, in seconds. */
const VALID_FOR = 600;
const TOLERANCE = 60;
const KEYS_WITHIN_MS = 4_000;

/** A logout token (OpenID Connect Back-Channel Logout 1.0, section 2.4), as far as nothing else checks it. */
const logoutTokenSchema = z
  .object({
    sub: z.string().min(1).optional(),
    sid: z.string().min(1).optional(),
    iat: z.number(),
    jti: z.string().min(1).max(255),
    events: z.object({ [EVENT]: z.looseObject({}) }),
    // It would be an ID token.
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined);

type EndSessions = (logoutToken: string | undefined) => Promise<void>;

/**
 * Returns what ends the sessions that a logout token of the provider names, once. Its keys are fetched again
 * after ten minutes and, for one that is unknown, half a minute after the last time.
 */
export function openLogout(
  { database, config: { production } }: Pick<Platform, 'database' | 'config'>,
  sessions: Sessions,
  { clientId, issuer }: StaffSignIn,
  provider: Pick<OpenidProvider<unknown>, 'describe'>,
): EndSessions {
  let keys: ReturnType<typeof createRemoteJWKSet> | null = null;

  async function read(logoutToken: string) {
    const about = await provider.describe();
    const address = new URL(about.jwks_uri ?? '');
    if (production && address.protocol !== 'https:') throw new Error('The keys need https');
    keys ??= createRemoteJWKSet(address, { timeoutDuration: KEYS_WITHIN_MS });
    const { payload } = await jwtVerify(logoutToken, keys, {
      issuer: about.issuer,
      audience: clientId,
      requiredClaims: ['exp'],
      maxTokenAge: VALID_FOR,
      clockTolerance: TOLERANCE,
    });
    return logoutTokenSchema.parse(payload);
  }

  return async (logoutToken = '') => {
    const { sub, sid, iat, jti } = await read(logoutToken).catch((cause: unknown) => {
      throw refused({ cause });
    });
    await database.transaction(async (transaction) => {
      const expiresAt = new Date((iat + VALID_FOR + TOLERANCE) * 1_000);
      if (!(await spendLogoutToken(transaction, { jti, expiresAt }))) throw refused();
      await sessions.endAt(transaction, { issuer, subject: sub, sid });
    });
  };
}

/** 400, as the specification wants for every token that ends nothing (section 2.8). */
function refused(options?: ErrorOptions): ProblemError {
  const detail = 'This is not a valid, new logout token.';
  return new ProblemError(
    {
      status: 400,
      code: 'auth/invalid-logout-token',
      detail,
      extensions: { error: 'invalid_request', error_description: detail },
    },
    options,
  );
}
