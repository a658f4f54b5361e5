import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AdapterPayload } from 'oidc-provider';
import Provider from 'oidc-provider';

/** A person as Google knows them; `email_verified` may be anything that a provider could say. */
export interface Profile {
  sub: string;
  email?: string;
  email_verified?: unknown;
  name?: string;
}

export interface GoogleProvider extends AsyncDisposable {
  /** What makes a server use it in Google's place. */
  settings: Record<'GOOGLE_ISSUER' | 'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET', string>;
  /**
   * Does what a browser would at the provider, as a person or as one who turns back (null).
   * @returns the path and query that it is sent back to
   */
  answer(authorizationUrl: string, profile: Profile | null): Promise<string>;
}

const CLIENT = { client_id: 'redflag', client_secret: 'a secret between friends' };

/** A real OpenID provider on loopback, which puts the profile into the id token as Google does. */
export async function startGoogleProvider(publicUrl: string): Promise<GoogleProvider> {
  const profiles = new Map<string, Profile>();
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const provider: Provider = new Provider(issuer, {
    adapter: storeInMemory(),
    clients: [{ ...CLIENT, redirect_uris: [`${publicUrl}/v1/auth/google/callback`] }],
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['of no worth'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [signingKey()] },
    ttl: { Interaction: 60, Session: 60, Grant: 60, AccessToken: 60, IdToken: 60 },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ ...profiles.get(sub), sub }),
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

  const finish = (request: IncomingMessage, response: ServerResponse, sub: string | null) =>
    provider.interactionFinished(
      request,
      response,
      sub ? { login: { accountId: sub } } : { error: 'access_denied' },
    );
  const answerOthers = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', issuer);
    if (!url.pathname.startsWith('/interaction/')) answerOthers(request, response);
    else void finish(request, response, url.searchParams.get('as'));
  });

  return {
    settings: {
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: CLIENT.client_id,
      GOOGLE_CLIENT_SECRET: CLIENT.client_secret,
    },
    async answer(authorizationUrl, profile) {
      if (profile) profiles.set(profile.sub, profile);
      const cookies = new Map<string, string>();
      let url = new URL(authorizationUrl);
      while (url.origin === issuer) {
        if (url.pathname.startsWith('/interaction/') && profile) {
          url.searchParams.set('as', profile.sub);
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

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kid: 'a', use: 'sig', alg: 'RS256' } as never;
}

/** What the provider remembers, without the warning that its own memory comes with. */
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
