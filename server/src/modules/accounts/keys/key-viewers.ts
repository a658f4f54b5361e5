import type { FastifyInstance, FastifyReply } from 'fastify';
import { serializeList } from 'structured-headers';
import type { SessionCookie } from '#modules/accounts/sessions/session-cookie.ts';
import { hashSecret } from '#modules/accounts/tokens/secrets.ts';
import { gathered } from '#platform/database/combined-queries.ts';
import { plainAddress } from '#platform/http/connections/network-address.ts';
import { bearerOf } from '#platform/http/key-requests.ts';
import type { Quota, ViewerKey } from '#platform/http/permissions.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { openQuota, tooManyRequests } from '#platform/rate-limits/rate-limits.ts';
import { selectKeysByHash } from './keys.queries.ts';
import { isKey } from './secret.ts';

/**
 * Finds out which key sends each request, if one does, and counts it against the key's limit. Nothing
 * is cached: a key ends with its revocation, and with its account's suspension or deletion, for the
 * next request on every server.
 */
export function identifyKeys(
  app: FastifyInstance,
  { database, config }: Platform,
  cookie: SessionCookie,
): void {
  const lookUp = gathered((hashes: Buffer[]) => selectKeysByHash(database, hashes));
  const quotas = {
    person: openQuota(database, 'person-key'),
    organisation: openQuota(database, 'organisation-key'),
  };

  /** @throws ProblemError 401, the same for every text that is no key which works */
  async function find(secret: string): Promise<{ userId: string; key: ViewerKey }> {
    const hash = hashSecret(secret);
    const found = isKey(secret) && (await lookUp(hash)).get(hash.toString('base64url'));
    if (!found) throw invalidKey();
    const { userId, ...key } = found;
    return { userId, key: { ...key, quota: null } };
  }

  app.addHook('onRequest', async (request, reply) => {
    const secret = bearerOf(request);
    if (secret === null) return;
    if (request.cookies[cookie.name] !== undefined) throw besideCookie();
    const { userId: id, key } = await find(secret);
    if (config.rateLimits) {
      key.quota = await quotas[key.isOrganisations ? 'organisation' : 'person'](key.id);
      tellQuota(reply, key.quota);
      if (key.quota.exceeded) throw tooManyRequests(key.quota.resetSeconds);
    }
    // Never more than a user, also if an administrator made it. No session has the id of a key.
    const address = plainAddress(request.ip);
    request.viewer = { id, role: 'user', reviewRole: null, sessionId: key.id, address, key };
  });
  // It may have been revoked while the body arrived.
  app.addHook('preHandler', async (request) => {
    if (request.viewer?.key && request.body !== undefined) await find(bearerOf(request) ?? '');
  });
}

/** Says what is left, as draft-ietf-httpapi-ratelimit-headers-10 does. */
function tellQuota(reply: FastifyReply, { name, quota, windowSeconds, ...now }: Quota): void {
  const policy = new Map(Object.entries({ q: quota, w: windowSeconds }));
  const left = new Map(Object.entries({ r: now.left, t: now.resetSeconds }));
  reply.headers({
    'ratelimit-policy': serializeList([[name, policy]]),
    ratelimit: serializeList([[name, left]]),
  });
}

/** 401 for a key that is unknown, mistyped, expired or revoked, or whose account is suspended. */
export function invalidKey(): ProblemError {
  return new ProblemError({
    status: 401,
    code: 'key/invalid',
    detail: 'This key does not work. It may be wrong, too old or revoked.',
    headers: { 'www-authenticate': 'Bearer' },
  });
}

function besideCookie(): ProblemError {
  return new ProblemError({
    status: 400,
    code: 'key/beside-cookie',
    detail: 'Send either a key or the cookie of a session, not both.',
  });
}
