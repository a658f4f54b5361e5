import { expect, test } from 'vitest';
import { sharedTestApp } from '#testing/shared-app.ts';
import { stepOf } from './code-app.ts';
import { verifyAssertion, verifyAttestation } from './passkeys.ts';

const { platform } = await sharedTestApp();

/** The last six digits of those in RFC 6238, appendix B, whose codes have eight. */
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %d seconds, the app of RFC 6238 shows %s', (seconds, code) => {
  const secret = Buffer.from('12345678901234567890');
  const step = Math.floor(seconds / 30);
  expect(stepOf(secret, code, seconds * 1_000)).toBe(step);
  expect(stepOf(secret, code, (seconds + 30) * 1_000)).toBe(step);
  expect(stepOf(secret, code, (seconds - 30) * 1_000)).toBe(step);
  expect(stepOf(secret, code, (seconds + 60) * 1_000)).toBeNull();
  expect(stepOf(secret, code, (seconds - 60) * 1_000)).toBeNull();
});

const hex = (text: string) => Buffer.from(text, 'hex').toString('base64url');

/** WebAuthn Level 3, section 16.1: who asks in all its test vectors. */
const party = { id: 'example.org', origin: 'https://example.org', name: 'Example' };

/** Section 16.3, 'ES256 Credential with Self Attestation'. */
const id = hex('455ef34e2043a87db3d4afeb39bbcb6cc32df9347c789a865ecdca129cbef58c');
const credential = { id, rawId: id, type: 'public-key' } as const;
const registration = {
  ...credential,
  response: {
    attestationObject: hex(
      'a363666d74667061636b65646761747453746d74a263616c67266373696758483046022100ae045923ded832b844cae4d5fc864277c0dc114ad713e271af0f0d371bd3ac540221009077a088ed51a673951ad3ba2673d5029bab65b64f4ea67b234321f86fcfac5d68617574684461746158a4bfabc37432958b063360d3ad6461c9c4735ae7f8edd46592a5e0f01452b2e4b55d00000000df850e09db6afbdfab51697791506cfc0020455ef34e2043a87db3d4afeb39bbcb6cc32df9347c789a865ecdca129cbef58ca5010203262001215820eb151c8176b225cc651559fecf07af450fd85802046656b34c18f6cf193843c5225820927b8aa427a2be1b8834d233a2d34f61f13bfd44119c325d5896e183fee484f2',
    ),
    clientDataJSON: hex(
      '7b2274797065223a22776562617574686e2e637265617465222c226368616c6c656e6765223a2265476e4374334c55745936366b336a506a796e6962506b31716e666644616966715a774c33417032392d55222c226f726967696e223a2268747470733a2f2f6578616d706c652e6f7267222c2263726f73734f726967696e223a66616c73652c22657874726144617461223a22636c69656e74446174614a534f4e206d617920626520657874656e6465642077697468206164646974696f6e616c206669656c647320696e20746865206675747572652c207375636820617320746869733a205539685458764b453255526b4d6e625f3078594856673d3d227d',
    ),
  },
};
const CHALLENGE = 'eGnCt3LUtY66k3jPjynibPk1qnffDaifqZwL3Ap29-U';
const authentication = {
  ...credential,
  response: {
    authenticatorData: hex(
      'bfabc37432958b063360d3ad6461c9c4735ae7f8edd46592a5e0f01452b2e4b50900000000',
    ),
    clientDataJSON: hex(
      '7b2274797065223a22776562617574686e2e676574222c226368616c6c656e6765223a225248696843784e534e493352594d45314f7731476d3132786e726b634a5f6666707637546e2d4a71386773222c226f726967696e223a2268747470733a2f2f6578616d706c652e6f7267222c2263726f73734f726967696e223a66616c73652c22657874726144617461223a22636c69656e74446174614a534f4e206d617920626520657874656e6465642077697468206164646974696f6e616c206669656c647320696e20746865206675747572652c207375636820617320746869733a206754623533727a36456853576f6d58477a696d4331513d3d227d',
    ),
    signature: hex(
      '3044022076691be76a8618976d9803c4cdc9b97d34a7af37e3bdc894a2bf54f040ffae850220448033a015296ffb09a762efd0d719a55346941e17e91ebf64c60d439d0b9744',
    ),
  },
};

test('the passkey of the WebAuthn standard is accepted', async () => {
  const made = await verifyAttestation(party, CHALLENGE, registration, platform.log);
  expect(made?.credentialId.toString('base64url')).toBe(id);
});

test.each([
  ['another challenge', party, CHALLENGE.replace('e', 'f')],
  ['another site', { ...party, origin: 'https://example.com' }, CHALLENGE],
  ['another relying party', { ...party, id: 'example.com' }, CHALLENGE],
])('it is refused for %s', async (_what, other, challenge) => {
  expect(await verifyAttestation(other, challenge, registration, platform.log)).toBeNull();
});

/** Section 16.6, 'ES256 Credential with very long credential ID'. Nothing signs the id. */
test('a sign-in of the WebAuthn standard, for which the person was verified, is accepted', async () => {
  const publicKey = Buffer.from(
    'a50102032620012158203b8176b7504489cc593046d7988abb7905a742de6ac2cdc748a873c663e90cb12258201436d5edc9a75f23999eef9d5950a5c2455514ee1014084720f841a06b828a11',
    'hex',
  );
  const response = {
    authenticatorData: hex(
      'bfabc37432958b063360d3ad6461c9c4735ae7f8edd46592a5e0f01452b2e4b50d00000000',
    ),
    clientDataJSON: hex(
      '7b2274797065223a22776562617574686e2e676574222c226368616c6c656e6765223a22377833727057334f53505a307045664d396a75566d53574d36485a4935634f573875384d6f647047446a73222c226f726967696e223a2268747470733a2f2f6578616d706c652e6f7267222c2263726f73734f726967696e223a66616c73657d',
    ),
    signature: hex(
      '304502203ecef83fb12a0cae7841055f9f87103a99fd14b424194bbf06c4623d3ee6e3fd022100d2ace346db262b1374a6b70faa51f518a42ddca13a4125ce6f5052a75bac9fb6',
    ),
  };
  const challenge = hex('ef1deba56dce48f674a447ccf63b9599258ce87648e5c396f2ef0ca1da460e3b');
  const passkey = { userId: '', credentialId: Buffer.from(id, 'base64url'), publicKey };
  const used = (counter: number) =>
    verifyAssertion(
      party,
      challenge,
      { ...passkey, counter },
      { ...credential, response },
      platform.log,
    );
  expect(await used(0)).toBe(0);
  // Its counter has gone back.
  expect(await used(1)).toBeNull();
});

test('its sign-in, for which nobody verified the person, is refused', async () => {
  const made = await verifyAttestation(party, CHALLENGE, registration, platform.log);
  if (!made) throw new Error('The passkey was refused');
  const passkey = { ...made, userId: '' };
  const challenge = 'RHihCxNSNI3RYME1Ow1Gm12xnrkcJ_ffpv7Tn-Jq8gs';
  const used = await verifyAssertion(party, challenge, passkey, authentication, platform.log);
  expect(used).toBeNull();
});
