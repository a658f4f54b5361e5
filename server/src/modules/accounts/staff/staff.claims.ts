import type { StaffRole } from '@redflag/shared/accounts';
import { emailSchema } from '@redflag/shared/accounts';
import { staffRoles } from '@redflag/shared/accounts/values';
import { z } from 'zod';
import type { Config } from '#platform/config.ts';

export type StaffSignIn = NonNullable<Config['staffSignIn']>;

/** A member of staff, as their provider describes them. */
export interface StaffMember {
  issuer: string;
  subject: string;
  /** The provider's name for its session, which a logout token may give. */
  sid: string | undefined;
  /** Undefined if the provider tells none that is valid. */
  email: string | undefined;
  /** Undefined if the provider does not say. */
  emailVerified: boolean | undefined;
  name: string | undefined;
  /** The highest role that their groups give. */
  role: StaffRole | null;
}

/** Returns what an ID token must say of staff. */
export function staffClaimsSchema({ groupsClaim, groups }: StaffSignIn): z.ZodType<StaffMember> {
  return z
    .looseObject({
      iss: z.string(),
      sub: z.string().min(1).max(255),
      sid: z.string().max(255).optional().catch(undefined),
      email: z.optional(emailSchema).catch(undefined),
      email_verified: z.unknown().optional(),
      name: z.string().optional().catch(undefined),
    })
    .transform(({ iss, sub, sid, email, email_verified: verified, name, [groupsClaim]: told }) => {
      const own = [told].flat();
      return {
        issuer: iss,
        subject: sub,
        sid,
        email,
        // Anything but true may be meant as false.
        emailVerified: verified === undefined ? undefined : verified === true,
        name,
        role: staffRoles.find((role) => groups[role].some((group) => own.includes(group))) ?? null,
      };
    });
}
