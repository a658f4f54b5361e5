import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Client } from '#testing/factories.ts';
import type { TestApp } from '#testing/test-app.ts';

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest();
const base64url = (content: Buffer) => content.toString('base64url');

// CBOR (RFC 8949), as far as passkeys need it.
const head = (type: number, size: number) =>
  Buffer.from(size < 24 ? [(type << 5) | size] : [(type << 5) | 24, size]);
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (content: Buffer) => Buffer.concat([head(2, content.length), content]);
const text = (content: string) => Buffer.concat([head(3, content.length), Buffer.from(content)]);
const map = (...entries: [Buffer, Buffer][]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

/** Flags of authenticator data (WebAuthn, section 6.1). */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

interface Deviations {
  origin?: string;
  rpId?: string;
  challenge?: string;
  isVerified?: boolean;
  /** What its counter says; otherwise one more than the last time. */
  counter?: number;
  userHandle?: string;
}

/**
 * An authenticator with one key (ES256), made with Node's cryptography alone.
 * @param server whose passkeys it makes
 */
export function createAuthenticator({ platform: { config } }: TestApp) {
  const site = { origin: config.publicUrl, rpId: new URL(config.publicUrl).hostname };
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let userHandle = '';

  function clientData(type: string, challenge: string, origin: string) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
  function authenticatorData(flags: number, deviations: Deviations, attested = Buffer.alloc(0)) {
    const { rpId = site.rpId, isVerified = true } = deviations;
    counter = deviations.counter ?? counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const all = PRESENT | (isVerified ? VERIFIED : 0) | flags;
    return Buffer.concat([sha256(rpId), Buffer.from([all]), count, attested]);
  }
  function coordinates() {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    return [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')] as const;
  }
  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key' };

  return {
    /** Answers the options for a new passkey, as navigator.credentials.create does. */
    create(
      options: { challenge: string; user: { id: string } },
      { challenge = options.challenge, origin = site.origin, ...others }: Deviations = {},
    ) {
      const [x, y] = coordinates();
      userHandle = options.user.id;
      const key = map(
        [integer(1), integer(2)],
        [integer(3), integer(-7)],
        [integer(-1), integer(1)],
        [integer(-2), bytes(x)],
        [integer(-3), bytes(y)],
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestationObject = map(
        [text('fmt'), text('none')],
        [text('attStmt'), map()],
        [text('authData'), bytes(authenticatorData(ATTESTED, others, attested))],
      );
      const clientDataJSON = base64url(clientData('webauthn.create', challenge, origin));
      const response = { clientDataJSON, attestationObject: base64url(attestationObject) };
      return { ...credential, response: { ...response, transports: ['internal'] } };
    },
    /** Answers the options for a sign-in or proof, as navigator.credentials.get does. */
    get(
      options: { challenge: string },
      { challenge = options.challenge, origin = site.origin, ...others }: Deviations = {},
    ) {
      const signed = authenticatorData(0, others);
      const client = clientData('webauthn.get', challenge, origin);
      const signature = sign('sha256', Buffer.concat([signed, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(signed),
        signature: base64url(signature),
        userHandle: others.userHandle ?? userHandle,
      };
      return { ...credential, response };
    },
  };
}
/** The cookies that a response sets, beside those of a client. */
export function withCookies(
  cookie: string,
  { cookies }: { cookies: { name: string; value: string }[] },
): string {
  return [cookie, ...cookies.map(({ name, value }) => `${name}=${value}`)]
    .filter(Boolean)
    .join('; ');
}

/** Adds a passkey to an account. Returns its authenticator and the answer. */
export async function addPasskey(server: TestApp, { request, cookie }: Client, name = 'Phone') {
  const authenticator = createAuthenticator(server);
  const options = await request('POST', '/v1/me/passkeys/options');
  const passkey = authenticator.create(options.json());
  const headers = { cookie: withCookies(cookie, options) };
  const answer = await request('POST', '/v1/me/passkeys', { name, passkey }, headers);
  return { authenticator, answer };
}
