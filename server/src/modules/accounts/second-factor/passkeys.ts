import type { Assertion, Attestation } from '@redflag/shared/accounts/second-factor';
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#platform/config.ts';

const TIMEOUT_MS = 5 * 60_000;

/** EdDSA, ES256 and RS256 (COSE), which every authenticator has one of. Node's newer ones are experiments. */
const ALGORITHMS = [-8, -7, -257];

/** Loaded with the first passkey: it is large, and most starts need it late or never. */
const webAuthn = () => import('@simplewebauthn/server');

/** Who asks for passkeys (WebAuthn, section 4, "Relying Party"). */
export function relyingParty({
  publicUrl,
  companyName,
}: Pick<Config, 'publicUrl' | 'companyName'>) {
  return { id: new URL(publicUrl).hostname, origin: publicUrl, name: companyName };
}
type RelyingParty = ReturnType<typeof relyingParty>;

interface KnownPasskey {
  credentialId: Buffer;
  transports: string[];
}

const described = ({ credentialId, transports }: KnownPasskey) => ({
  id: credentialId.toString('base64url'),
  transports: transports as AuthenticatorTransport[],
});

/** The id of an account as passkeys keep it. */
const userHandleOf = (userId: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'));

/** Returns what a browser needs to make a passkey by which its person can be found and is verified. */
export async function creationOptions(
  { id, name }: RelyingParty,
  challenge: Uint8Array<ArrayBuffer>,
  user: { id: string; email: string; username: string },
  known: KnownPasskey[],
) {
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpID: id,
    rpName: name,
    challenge,
    userID: userHandleOf(user.id),
    userName: user.email,
    userDisplayName: user.username,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(described),
  });
  return { ...options };
}

/** Returns what a browser needs to use a passkey: one of those known, or whichever its person has. */
export async function requestOptions(
  { id }: RelyingParty,
  challenge: Uint8Array<ArrayBuffer>,
  known: KnownPasskey[] = [],
) {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: id,
    challenge,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: known.map(described),
  });
  return { ...options };
}

/** Returns the passkey that was made for a challenge, or null if anything about it is wrong. */
export async function verifyAttestation(
  { id, origin }: RelyingParty,
  challenge: string,
  { response, ...credential }: Attestation,
  log: FastifyBaseLogger,
) {
  const { verifyRegistrationResponse } = await webAuthn();
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const made = await verifyRegistrationResponse({
    response: {
      ...credential,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: unknown) => logRefusal(log, error));
  if (!made?.verified) return null;
  const { id: credentialId, publicKey, counter } = made.registrationInfo.credential;
  return {
    credentialId: Buffer.from(credentialId, 'base64url'),
    publicKey: Buffer.from(publicKey),
    counter,
    transports,
  };
}

interface StoredPasskey {
  userId: string;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
}

/** Returns a passkey's new counter if it answered the challenge, or null if anything about it is wrong. */
export async function verifyAssertion(
  { id, origin }: RelyingParty,
  challenge: string,
  { userId, credentialId, publicKey, counter }: StoredPasskey,
  { response, ...credential }: Assertion,
  log: FastifyBaseLogger,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const { userHandle, ...signed } = response;
  if (userHandle && userHandle !== Buffer.from(userHandleOf(userId)).toString('base64url')) {
    return null;
  }
  const used = await verifyAuthenticationResponse({
    response: { ...credential, response: signed, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: credentialId.toString('base64url'),
      publicKey: new Uint8Array(publicKey),
      counter,
    },
  }).catch((error: unknown) => logRefusal(log, error));
  return used?.verified ? used.authenticationInfo.newCounter : null;
}

/** The library throws for whatever is wrong, also for what an attacker sends. */
function logRefusal(log: FastifyBaseLogger, error: unknown): null {
  log.info({ reason: error instanceof Error ? error.message : 'unknown' }, 'passkey refused');
  return null;
}
