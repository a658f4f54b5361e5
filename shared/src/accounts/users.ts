import { z } from 'zod/mini';
import { dayOrMoment } from '#api/days.ts';
import { described } from '#api/described.ts';
import { pageQuery, searchedPageSchema } from '#api/paging.ts';
import { REASON_MAX, requiredText } from '#api/texts.ts';
import { accountStatuses, meSchema } from './accounts.ts';
import { reviewRoles } from './values.ts';

/** An account as an administrator sees it. */
export const userSchema = z.extend(meSchema, {
  reviewedFirst: described(
    z.boolean(),
    'whether what they report is shown to others and counts only once a reviewer has looked at it',
  ),
  secondFactor: described(z.optional(z.boolean()), 'whether they have one; of one user alone'),
});
export type AnyUser = z.infer<typeof userSchema>;

export const USERS_PAGE = 10;

/** Ranges of the number of reports that an account has filed: product specification section 9. */
export const reportRanges = ['1-9', '10-49', '50-99', '100-499', '500-999'] as const;
export type ReportRange = (typeof reportRanges)[number];

/** Returns the lower and the upper bound of a range, both inclusive. */
export function boundsOf(range: ReportRange): [number, number] {
  const [least = 0, most = 0] = range.split('-').map(Number);
  return [least, most];
}

/** Query of `GET /v1/users`. `from` and `to` limit the date of joining: moments or days (inclusive, UTC). */
export const usersQuerySchema = z.object({
  q: described(z.optional(z.string().check(z.trim(), z.maxLength(200))), 'username contains'),
  reports: described(z.optional(z.enum(reportRanges)), 'how many reports they filed'),
  status: z.optional(z.enum(accountStatuses)),
  from: z.optional(dayOrMoment),
  to: z.optional(dayOrMoment),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
  ...pageQuery(USERS_PAGE),
});
export type UsersQuery = z.infer<typeof usersQuerySchema>;

/** `total` counts all matches, null where that means reading them. Pages go by number or by cursor. */
export const usersPageSchema = searchedPageSchema(userSchema);

const reason = requiredText('reason', REASON_MAX, 'Please give a reason');

/** Body of `PATCH /v1/users/{id}`. */
export const userChangeSchema = z.discriminatedUnion(
  'status',
  [
    z.object({
      status: z.literal('suspended'),
      reason: described(reason, 'emailed to the person; kept in the audit log and in their export'),
    }),
    z.object({ status: z.literal('active') }),
  ],
  { error: () => 'Please choose active or suspended' },
);
export type UserChange = z.infer<typeof userChangeSchema>;

/** Body of `PUT /v1/reviewed-first/{id}`, of an account. */
export const reviewedFirstChangeSchema = z.discriminatedUnion(
  'reviewedFirst',
  [
    z.object({
      reviewedFirst: z.literal(true),
      reason: described(reason, 'becomes a note on the person; kept in the audit log'),
    }),
    z.object({ reviewedFirst: z.literal(false) }),
  ],
  { error: () => 'Please choose true or false' },
);
export type ReviewedFirstChange = z.infer<typeof reviewedFirstChangeSchema>;

/** Body of `PUT /v1/review-roles/{id}`, of an account. */
export const reviewRoleChangeSchema = z.object({
  role: described(
    z.nullable(z.enum(reviewRoles, { error: () => 'Please choose a role, or none' })),
    'null takes the role away',
  ),
});
export type ReviewRoleChange = z.infer<typeof reviewRoleChangeSchema>;

/** Code of the 409 for an account that can have no role in the review. */
export const NO_REVIEW_ROLE = 'user/no-review-role';

/** Body of `DELETE /v1/users/delete/{id}`. */
export const userDeletionSchema = z.object({
  reason: described(reason, 'kept in the audit log'),
});
export type UserDeletion = z.infer<typeof userDeletionSchema>;
