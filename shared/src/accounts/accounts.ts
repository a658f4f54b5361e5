import { z } from 'zod/mini';
import { described } from '#api/described.ts';
import { openEnum } from '#api/open-enum.ts';
import { newPasswordSchema, passwordRequired } from './passwords.ts';
import { accountStatuses, marks, reviewRoles, roles } from './values.ts';

export * from './values.ts';

export const markSchema = described(
  z.nullable(openEnum(marks)),
  'shown beside the name; null for users and deleted accounts',
);

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 50;

/**
 * Controls, line separators, and invisible or direction-changing characters, which no name may
 * contain, or one would pass for another (Unicode TR 36, section 2).
 */
const UNSEEN_CHARACTERS =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}]/u;

/** Invisible joiners between letters, for Sinhala, Persian and others (Unicode TR 31, section 2.3). */
const JOINED =
  /([\p{scx=Arab}\p{scx=Beng}\p{scx=Deva}\p{scx=Gujr}\p{scx=Guru}\p{scx=Khmr}\p{scx=Knda}\p{scx=Mlym}\p{scx=Orya}\p{scx=Sinh}\p{scx=Taml}\p{scx=Telu}])[\u200c\u200d](?=[\p{L}\p{M}])/gu;

const invalidUsername = { error: () => 'Please enter a valid username' };

/** A display name, which need not be unique. Messages: product specification section 5. */
export const usernameSchema = z.string(invalidUsername).check(
  z.trim(),
  z.minLength(1, { ...invalidUsername, abort: true }),
  z.minLength(USERNAME_MIN, {
    error: () => `Username must be at least ${USERNAME_MIN} characters long.`,
  }),
  z.maxLength(USERNAME_MAX, {
    error: () => `Username must be at most ${USERNAME_MAX} characters long.`,
  }),
  z.refine(
    (name) => /[\p{L}\p{N}]/u.test(name) && !UNSEEN_CHARACTERS.test(name.replace(JOINED, '$1')),
    invalidUsername,
  ),
);

export const invalidEmail = { error: () => 'Please enter a valid email address.' };

/**
 * An address like x@y.z, in lower case for comparison, of at most 254 characters (RFC 5321 section
 * 4.5.3.1.3).
 */
export const emailSchema = z
  .string(invalidEmail)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, { ...invalidEmail, abort: true }),
    z.regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@.\p{Cc}]+$/u, invalidEmail),
  );

const unknownProvider = { error: () => 'Please enter a valid email from a known provider.' };
/** Dots where no mailbox has one (RFC 5321 section 4.1.2, Dot-string). */
const MISPLACED_DOT = /^\.|\.\.|\.@/;

/** At most 64 characters (RFC 5321 section 4.5.3.1.1), a letter or digit among them. */
const SIGN_UP_LOCAL_PART = /^(?=.*[a-z0-9])[a-z0-9_.+-]{1,64}$/;

/**
 * The address rule of sign-up (product specification section 5): a plain local part at one of the
 * lower-case domains in `providers`; `*` allows every domain.
 */
export function signUpEmailSchema(providers: readonly string[]) {
  return z.string(unknownProvider).check(
    z.trim(),
    z.toLowerCase(),
    z.refine(
      (email) => {
        const [localPart = '', domain = ''] = email.split('@');
        return (
          emailSchema.safeParse(email).success &&
          SIGN_UP_LOCAL_PART.test(localPart) &&
          (providers.includes('*') || providers.includes(domain))
        );
      },
      { ...unknownProvider, abort: true },
    ),
    z.refine((email) => !MISPLACED_DOT.test(email), {
      error: () => 'The email address is not valid. Please enter a valid email address.',
      params: { code: 'auth/invalid-email' },
    }),
  );
}

export const termsRequired = { error: () => 'Please accept the terms and conditions.' };
export const robotCheckRequired = { error: () => 'Verify you are not a robot' };

/** A solved robot check in ALTCHA's format, in base64. */
export const robotCheckSchema = described(
  z
    .string(robotCheckRequired)
    .check(z.minLength(1, robotCheckRequired), z.maxLength(10_000, robotCheckRequired)),
  'a solved robot check, in base64: see GET /v1/robot-check',
);

/** Body of `POST /v1/auth/sign-up`. */
export function signUpSchema(providers: readonly string[]) {
  return z.object({
    username: usernameSchema,
    email: signUpEmailSchema(providers),
    password: newPasswordSchema,
    acceptTerms: z.literal(true, termsRequired),
    robotCheck: robotCheckSchema,
  });
}
export type SignUp = z.infer<ReturnType<typeof signUpSchema>>;

/** Body of `POST /v1/auth/sign-in`. */
export const signInSchema = z.object({
  email: emailSchema,
  password: z
    .string(passwordRequired)
    .check(
      z.minLength(1, passwordRequired),
      z.maxLength(1_000, { error: () => 'This password is too long.' }),
    ),
  robotCheck: described(
    z.optional(robotCheckSchema),
    'needed after an answer with the code auth/robot-check-failed',
  ),
});
export type SignIn = z.infer<typeof signInSchema>;

const unknownEmail = { error: () => 'Email not registered.' };

/** Body of `POST /v1/auth/forgot-password`. Message for an empty field: product specification section 5. */
export const forgotPasswordSchema = z.object({
  email: z.pipe(
    z.string(unknownEmail).check(z.trim(), z.minLength(1, { ...unknownEmail, abort: true })),
    emailSchema,
  ),
  robotCheck: robotCheckSchema,
});

/** Body of `POST /v1/auth/verify-email/send`. */
export const sendVerificationSchema = z.object({ email: emailSchema });

const invalidEmailCode = { error: () => 'Please enter the 6-digit code from the email.' };

const mine = described(
  z.optional(z.boolean()),
  "needed in another browser than the sign-up's: whether the person signed up; false removes the account",
);

const newPassword = described(
  z.optional(newPasswordSchema),
  'needed with `mine: true`: replaces that of the sign-up',
);

/** Body of `POST /v1/auth/verify-email/check`. */
export const verificationLinkSchema = z.object({
  // Of any length: one that is cut off or pasted twice is a link that does not work.
  token: z.string(),
});

/** What the screen behind the emailed link has to know. */
export const verificationSchema = z.object({
  username: z.string(),
  email: z.string(),
  signedUpHere: described(z.boolean(), 'whether this browser sent the sign-up'),
});

/** The address and the emailed code, which people may type with spaces or dashes. */
export const verificationCodeSchema = z.object({
  email: emailSchema,
  code: z.pipe(
    z.pipe(
      z.string(invalidEmailCode),
      z.transform((code) => code.replace(/[\s\p{Pd}]/gu, '')),
    ),
    z.string().check(z.regex(/^\d{6}$/, invalidEmailCode)),
  ),
  mine,
  password: newPassword,
});

/** Body of `POST /v1/auth/verify-email`: the token of the emailed link, or the address and the code. */
export const verifyEmailSchema = z.union(
  [z.extend(verificationLinkSchema, { mine, password: newPassword }), verificationCodeSchema],
  { error: () => 'Please open the link from the email, or enter your address and the code.' },
);

export type EmailProof = z.infer<typeof verifyEmailSchema>;

/** An account as its owner sees it: the response of `GET /v1/me` and of a sign-in. */
export const meSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  usernameReserved: described(
    z.boolean(),
    'whether users may no longer have this username, so that they are asked for another',
  ),
  mark: markSchema,
  email: z.string(),
  phone: z.nullable(z.string()),
  photoUrl: z.nullable(z.string()),
  role: openEnum(roles),
  reviewRole: described(
    z.nullable(openEnum(reviewRoles)),
    'what the person may do beside what all users may; null for most, and for administrators',
  ),
  status: openEnum(accountStatuses),
  emailVerified: z.boolean(),
  phoneVerified: z.boolean(),
  reportCount: z.int().check(z.nonnegative()),
  statusMails: described(z.boolean(), 'whether status changes of their reports are also emailed'),
  createdAt: z.iso.datetime(),
});
export type Me = z.infer<typeof meSchema>;

/** What the username form sends. */
export const usernameChangeSchema = z.object({ username: usernameSchema });
export type UsernameChange = z.infer<typeof usernameChangeSchema>;

/** Body of `PATCH /v1/me`: one of the fields, or both. */
export const profileChangeSchema = z
  .partial(
    z.extend(usernameChangeSchema, {
      statusMails: z.boolean({ error: () => 'Please choose yes or no' }),
    }),
  )
  .check(
    z.refine((change) => change.username !== undefined || change.statusMails !== undefined, {
      ...invalidUsername,
      path: ['username'],
    }),
  );
export type ProfileChange = z.infer<typeof profileChangeSchema>;

/** A place where the account is signed in. */
export const sessionSchema = z.object({
  id: z.uuid(),
  browser: described(z.string(), "such as 'Chrome on Android'"),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: described(z.boolean(), 'whether the request came from this session'),
});
export type Session = z.infer<typeof sessionSchema>;

export const sessionsSchema = z.object({ items: z.array(sessionSchema) });
