import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** What an issuer may do wrong. With none of these, it is honest. */
export interface Lie {
  /** Claims of the id token that replace the true ones; null leaves a claim out. */
  claims?: Record<string, unknown>;
  /** Signs with an unpublished key. */
  otherKey?: boolean;
  /** Names a key that is not published. */
  kid?: string;
  /** Claims that the token needs no signature. */
  unsigned?: boolean;
  /** Changes the token after it is signed. */
  tampered?: boolean;
}

export interface FalseIssuer extends AsyncDisposable {
  settings: Record<'GOOGLE_ISSUER' | 'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET', string>;
  /** The same for staff; the group `admins` gives a role, which everybody has. */
  staffSettings: Record<string, string>;
  /** Accepts requests for a path but never answers them. */
  ignore(path: '/discovery' | '/token' | '/jwks'): void;
  /** Answers only with failures, until turned off. */
  fail(isFailing: boolean): void;
  /** The code for which the issuer tells this lie, for the nonce of a sign-in. */
  code(nonce: string | null, lie: Lie): string;
  /** A logout token for the person of its ID tokens, with this lie. */
  logoutToken(lie: Lie): string;
  /** How many times its keys were fetched. */
  keysFetched(): number;
}

const CLIENT_ID = 'redflag';
const LOGOUT = 'http://schemas.openid.net/event/backchannel-logout';
const profile = {
  ...{ email: 'ada@gmail.com', email_verified: true, name: 'Ada Obi' },
  ...{ groups: ['admins'], sid: 'desk' },
};
const makeKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An issuer on loopback that is slow, broken or lying, as instructed. */
export async function startFalseIssuer(): Promise<FalseIssuer> {
  const [key, otherKey] = [makeKey(), makeKey()];
  const ignored = new Set<string>();
  let failing = false;
  let keysFetched = 0;
  const server = createServer(async (request, response) => {
    const path = request.url?.replace('/.well-known/openid-configuration', '/discovery') ?? '';
    if (ignored.has(path)) return;
    const body = await answers[path]?.(request);
    response.writeHead(failing || !body ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`;

  const answers: Record<string, (request: IncomingMessage) => unknown> = {
    '/discovery': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
    }),
    '/jwks': () => {
      keysFetched += 1;
      return { keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: 'a' }] };
    },
    '/token': async (request) => {
      const code = new URLSearchParams(await text(request)).get('code') ?? '';
      const { nonce, lie } = JSON.parse(Buffer.from(code, 'base64url').toString('utf8'));
      return {
        access_token: 'x',
        token_type: 'Bearer',
        id_token: makeToken({ nonce, ...profile }, lie),
      };
    },
  };

  function makeToken(own: object, lie: Lie): string {
    const now = Math.floor(Date.now() / 1_000);
    const claims = {
      ...{ iss: issuer, aud: CLIENT_ID, sub: 'ada', iat: now, exp: now + 60 },
      ...own,
      ...lie.claims,
    };
    const content = `${encode({ alg: lie.unsigned ? 'none' : 'RS256', kid: lie.kid ?? 'a' })}.${encode(claims)}`;
    if (lie.unsigned) return `${content}.`;
    const { privateKey } = lie.otherKey ? otherKey : key;
    const signature = sign('sha256', Buffer.from(content), privateKey).toString('base64url');
    const [head, body] = content.split('.');
    const sent = lie.tampered
      ? `${head}.${encode({ ...claims, sub: 'grace' })}`
      : `${head}.${body}`;
    return `${sent}.${signature}`;
  }

  return {
    settings: {
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_CLIENT_SECRET: 'a secret between friends',
    },
    staffSettings: {
      STAFF_OIDC: 'required',
      STAFF_OIDC_ISSUER: issuer,
      STAFF_OIDC_CLIENT_ID: CLIENT_ID,
      STAFF_OIDC_CLIENT_SECRET: 'a secret between friends',
      STAFF_OIDC_ADMIN_GROUPS: 'admins',
    },
    logoutToken: (lie) =>
      makeToken({ jti: randomUUID(), sid: 'desk', events: { [LOGOUT]: {} } }, lie),
    keysFetched: () => keysFetched,
    ignore: (path) => void ignored.add(path),
    fail(isFailing) {
      failing = isFailing;
    },
    code: (nonce, lie) => encode({ nonce, lie }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
