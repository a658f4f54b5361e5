import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AdapterPayload } from 'oidc-provider';
import Provider from 'oidc-provider';

/** A provider's claims about a person. `email_verified` may be anything that a provider could send. */
export interface Profile {
  sub: string;
  email?: string;
  email_verified?: unknown;
  name?: string;
  groups?: string[];
}

export interface StandInProvider extends AsyncDisposable {
  /** Environment variables that make a server use this provider instead of Google. */
  settings: Record<'GOOGLE_ISSUER' | 'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET', string>;
  /** Environment variables that make it the provider of staff, too: admins, reviewers, checkers. */
  staffSettings: Record<string, string>;
  /**
   * Follows the provider's redirects as a browser would, and signs in with the profile or, if it is
   * null, cancels.
   * @returns the path and query of the product's address that the provider redirects to
   * @throws if the provider answers without a redirect
   */
  answer(authorizationUrl: string, profile: Profile | null): Promise<string>;
}

/** The page shown to a browser. It accepts any address and groups, for an account named Ada Obi. */
const page = `<!doctype html><html lang="en"><title>Choose an account</title>
  <form><label>Your email <input name="as" type="email"></label>
  <label>Your groups <input name="groups"></label> <button>Next</button></form>
  <form><button name="as" value="">Cancel</button></form></html>`;

const STAFF_CLIENT = { client_id: 'redflag-staff', client_secret: 'a secret among colleagues' };
const CLIENT = { client_id: 'redflag', client_secret: 'a secret between friends' };

/**
 * Starts a real OpenID provider on the loopback interface, which stands in for Google and the provider of
 * staff. Like Google, it puts the profile into the ID token.
 * @param publicUrl the public URL of the product that may use it
 */
export async function startOpenidProvider(publicUrl: string): Promise<StandInProvider> {
  const profiles = new Map<string, Profile>();
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const provider: Provider = new Provider(issuer, {
    adapter: storeInMemory(),
    clients: [
      { ...CLIENT, redirect_uris: [`${publicUrl}/v1/auth/google/callback`] },
      {
        ...STAFF_CLIENT,
        redirect_uris: [`${publicUrl}/v1/auth/staff/callback`],
        backchannel_logout_uri: `${publicUrl}/v1/auth/staff/logout`,
      },
    ],
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    cookies: { keys: ['of no worth'] },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        logoutSource: (context, form) => {
          context.body = `${form}<button form="op.logoutForm" value="yes" name="logout">Sign out</button>`;
        },
        postLogoutSuccessSource: (context) => {
          context.body = 'You are signed out.';
        },
      },
    },
    // The built-in dispatcher refuses addresses of this machine, where the product is.
    fetch: (address, options) =>
      fetch(address, Object.assign({}, options, { dispatcher: undefined })),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [signingKey()] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({
        ...(profiles.get(sub) ?? madeUp(sub)),
        sub,
      }),
    }),
    async loadExistingGrant({ oidc: { client, session } }) {
      const grant = new provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });

  const answerOthers = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '', issuer);
    if (!pathname.startsWith('/interaction/')) {
      void answerOthers(request, response);
    } else if (!searchParams.has('as')) {
      response.setHeader('content-type', 'text/html').end(page);
    } else {
      const accountId = searchParams.get('as');
      const groups = searchParams.get('groups')?.split(' ').filter(Boolean);
      if (accountId && groups) profiles.set(accountId, { ...madeUp(accountId), groups });
      const answer = accountId ? { login: { accountId } } : { error: 'access_denied' };
      void provider.interactionFinished(request, response, answer);
    }
  });

  return {
    settings: {
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: CLIENT.client_id,
      GOOGLE_CLIENT_SECRET: CLIENT.client_secret,
    },
    staffSettings: {
      STAFF_OIDC: 'optional',
      STAFF_OIDC_ISSUER: issuer,
      STAFF_OIDC_CLIENT_ID: STAFF_CLIENT.client_id,
      STAFF_OIDC_CLIENT_SECRET: STAFF_CLIENT.client_secret,
      STAFF_OIDC_NAME: 'Keycloak',
      STAFF_OIDC_ADMIN_GROUPS: 'admins',
      STAFF_OIDC_REVIEWER_GROUPS: 'reviewers',
      STAFF_OIDC_CHECKER_GROUPS: 'checkers',
    },
    async answer(authorizationUrl, profile) {
      if (profile) profiles.set(profile.sub, profile);
      const cookies = new Map<string, string>();
      let url = new URL(authorizationUrl);
      while (url.origin === issuer) {
        if (url.pathname.startsWith('/interaction/')) {
          url.searchParams.set('as', profile?.sub ?? '');
        }
        const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
        const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
        for (const line of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(name, value);
        }
        const location = response.headers.get('location');
        if (!location) throw new Error(`The provider answered ${await response.text()}`);
        url = new URL(location, url);
      }
      return url.pathname + url.search;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function madeUp(email: string): Profile {
  return { sub: email, email, email_verified: true, name: 'Ada Obi' };
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kid: 'a', use: 'sig', alg: 'RS256' } as never;
}

/** Returns a store in memory for the provider, whose built-in one logs a warning. */
function storeInMemory() {
  const rows = new Map<string, AdapterPayload>();
  const findBy = (name: 'uid' | 'userCode', value: string) =>
    [...rows.values()].find((row) => row[name] === value);
  return (model: string) => ({
    upsert: async (id: string, payload: AdapterPayload) => void rows.set(`${model}:${id}`, payload),
    find: async (id: string) => rows.get(`${model}:${id}`),
    findByUid: async (uid: string) => findBy('uid', uid),
    findByUserCode: async (userCode: string) => findBy('userCode', userCode),
    consume: async (id: string) => {
      const row = rows.get(`${model}:${id}`);
      if (row) row.consumed = Math.floor(Date.now() / 1_000);
    },
    destroy: async (id: string) => void rows.delete(`${model}:${id}`),
    revokeByGrantId: async (grantId: string) => {
      for (const [key, row] of rows) if (row.grantId === grantId) rows.delete(key);
    },
  });
}
