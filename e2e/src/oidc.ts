import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AdapterPayload } from 'oidc-provider';
import Provider from 'oidc-provider';

const CLIENT = { client_id: 'redflag', client_secret: 'a secret between friends' };

const page = `<!doctype html><html lang="en"><title>Choose an account</title>
  <form><label>Your email <input name="as" type="email"></label> <button>Next</button></form>
  <form><button>Cancel</button></form></html>`;

interface GoogleProvider {
  /** Makes it known to a product at this origin; the settings of that product. */
  serve(productOrigin: string): Record<string, string>;
  stop(): Promise<void>;
}

/**
 * A real OpenID provider on loopback that acts like Google. Whoever names an address there is
 * believed, and is called Ada Obi.
 */
export async function startGoogleProvider(): Promise<GoogleProvider> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return {
    serve(productOrigin) {
      const provider = makeProvider(issuer, `${productOrigin}/v1/auth/google/callback`);
      const answerOthers = provider.callback();
      server.on('request', (request: IncomingMessage, response: ServerResponse) => {
        const [path = '', query] = request.url?.split('?') ?? [];
        if (!path.startsWith('/interaction/')) {
          void answerOthers(request, response);
        } else if (query === undefined) {
          response.setHeader('content-type', 'text/html').end(page);
        } else {
          const accountId = new URLSearchParams(query).get('as');
          const answer = accountId ? { login: { accountId } } : { error: 'access_denied' };
          void provider.interactionFinished(request, response, answer);
        }
      });
      return {
        GOOGLE_ISSUER: issuer,
        GOOGLE_CLIENT_ID: CLIENT.client_id,
        GOOGLE_CLIENT_SECRET: CLIENT.client_secret,
      };
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function makeProvider(issuer: string, callback: string): Provider {
  const provider: Provider = new Provider(issuer, {
    adapter: storeInMemory(),
    clients: [{ ...CLIENT, redirect_uris: [callback] }],
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['of no worth'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [signingKey()] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: sub, email_verified: true, name: 'Ada Obi' }),
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
  return provider;
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
