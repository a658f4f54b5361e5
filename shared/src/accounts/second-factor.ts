import { z } from 'zod/mini';
import { described } from '#api/described.ts';
import { requiredText } from '#api/texts.ts';

export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 50;
export const RECOVERY_CODES = 10;

/** By what a person proves that it is them, beside the password. */
export const factorMethods = ['passkey', 'app', 'recovery-code'] as const;

/** What is said of a wrong, used and expired proof alike. */
export const wrongFactor = () => 'That did not work. It may be wrong, used or too old.';

const malformedCode = { error: () => 'Please enter the 6 digits that your app shows.' };
const malformedRecoveryCode = {
  error: () => 'Please enter one of your recovery codes, such as abcd-efgh-ijkl-mnop.',
};

/** What people type with spaces and dashes. */
const withoutGaps = (error: { error: () => string }) =>
  z.pipe(
    z.string(error),
    z.transform((code) => code.replace(/[\s\p{Pd}]/gu, '')),
  );

const appCode = z.pipe(
  withoutGaps(malformedCode),
  z.string().check(z.regex(/^\d{6}$/, malformedCode)),
);

/** The code that the person's app shows. */
export const appCodeSchema = z.object({ appCode });

/** One of the codes for who has lost the second factor. */
export const recoveryCodeSchema = z.object({
  recoveryCode: z.pipe(
    withoutGaps(malformedRecoveryCode),
    z.pipe(
      z.transform((code: string) => code.toLowerCase()),
      z.string().check(z.regex(/^[a-z2-7]{16}$/, malformedRecoveryCode)),
    ),
  ),
});

const base64url = z.string().check(z.maxLength(20_000), z.regex(/^[\w-]*$/));
const transports = z.catch(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10)), []);
const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') };

/** What `navigator.credentials.get` returned, as JSON (WebAuthn, section 5.1). */
export const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(z.nullable(base64url)),
  }),
});
export type Assertion = z.infer<typeof assertionSchema>;

/** What `navigator.credentials.create` returned, as JSON (WebAuthn, section 5.1). */
export const attestationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(transports),
  }),
});
export type Attestation = z.infer<typeof attestationSchema>;

export const passkeyProofSchema = z.object({ passkey: assertionSchema });

/** Body of `POST /v1/auth/factor`. */
export const factorProofSchema = z.union([appCodeSchema, recoveryCodeSchema, passkeyProofSchema], {
  error: () => 'Please give a code of your app, a passkey, or a recovery code.',
});
export type FactorProof = z.infer<typeof factorProofSchema>;

/** Options of a passkey for the browser, as JSON (WebAuthn, section 5.1). */
export const passkeyOptionsSchema = described(
  z.looseObject({ challenge: z.string() }),
  'for navigator.credentials, as JSON',
);

export const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** The response of `GET /v1/me/factors`. */
export const factorsSchema = z.object({
  lacks: described(
    z.nullable(z.enum(['proof', 'factor'])),
    "what this session lacks: 'proof' of a second factor, or a 'factor' that the account must have",
  ),
  methods: described(
    z.array(z.enum(factorMethods)),
    'by what the person can give the second factor; none without one',
  ),
  passkeys: described(z.array(passkeySchema), 'newest first; none while proof is lacking'),
  appSince: described(
    z.nullable(z.iso.datetime()),
    'since when an app shows codes; null without one, and while proof is lacking',
  ),
  recoveryCodesLeft: described(z.int().check(z.nonnegative()), '0 while proof is lacking'),
  requiredFrom: described(
    z.nullable(z.iso.datetime()),
    'from when the account must have a second factor; null if it need not',
  ),
});
export type Factors = z.infer<typeof factorsSchema>;

/** Body of `POST /v1/me/passkeys`. */
export const newPasskeySchema = z.object({
  name: requiredText('name', PASSKEY_NAME_MAX, 'Please enter a name'),
  passkey: attestationSchema,
});
export const passkeyNameSchema = z.pick(newPasskeySchema, { name: true });
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** The response of `POST /v1/me/code-app`. */
export const codeAppStartSchema = z.object({
  secret: described(z.string(), 'in Base32 (RFC 4648), to type into the app'),
  uri: described(z.string(), 'otpauth://…, for a QR code'),
  setUp: described(z.string(), 'to send back with the first code, within 15 minutes'),
});

/** Body of `PUT /v1/me/code-app`. */
export const codeAppSchema = z.object({ setUp: z.string().check(z.maxLength(500)), appCode });

/** The codes, shown once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

/** What is answered to a new second factor. */
export const addedFactorSchema = z.object({
  recoveryCodes: described(
    z.nullable(z.array(z.string())),
    'shown once, with the first second factor; null with others',
  ),
});
