import { z } from 'zod/mini';
import { described } from '#api/described.ts';
import { countedPageSchema, pageQuery } from '#api/paging.ts';
import { categoryValueSchema, shownCategorySchema } from '#categories/categories.ts';

/** How long a search is kept, to warn the person who searched, in days. */
export const SEARCHES_KEPT_DAYS = 90;

export const INCOMPLETE_STOP_LINK =
  'A part of this link is missing. Please open it from the email again, or change the setting in your profile.';

/** The token in the links of a status email: the signed id of the person who gets such emails. */
const tokenSchema = z
  .string(INCOMPLETE_STOP_LINK)
  .check(z.minLength(1, INCOMPLETE_STOP_LINK), z.maxLength(200, INCOMPLETE_STOP_LINK));

/** Query of the address that stops the emails with one click in a mail program (RFC 8058). */
export const stopMailsQuerySchema = z.object({ token: tokenSchema });

/** Body of `PUT /v1/status-mails`. */
export const statusMailsChangeSchema = z.object({ token: tokenSchema, statusMails: z.boolean() });
export type StatusMailsChange = z.infer<typeof statusMailsChangeSchema>;

export const statusMailsSchema = z.object({
  statusMails: described(z.boolean(), 'whether status changes of their reports are also emailed'),
});
export type StatusMails = z.infer<typeof statusMailsSchema>;

/** How many alerts a page of `GET /v1/me/alerts` has, unless another number is asked for. */
const ALERTS_PAGE = 20;
const keySchema = z.string().check(z.minLength(1), z.maxLength(500));

/** A target that a person will be told about. Source: the decision on targets. */
export const alertSchema = z.object({
  category: shownCategorySchema,
  key: described(z.string(), 'the same for every spelling'),
  shown: described(z.string(), 'the key as people read it'),
  confirmed: described(z.boolean(), 'whether it is confirmed as a scam now'),
  toldAt: described(
    z.nullable(z.iso.datetime()),
    'when the person was told that it is confirmed; null also after being told that this ended',
  ),
  until: described(z.iso.datetime(), 'when this ends, without another search or report'),
  stopped: described(z.boolean(), 'whether the person wants no alerts about it'),
});
export type TargetAlert = z.infer<typeof alertSchema>;

export const alertsPageSchema = countedPageSchema(alertSchema);

/** Query of `GET /v1/me/alerts`: everything, or one target by its category and key or by its id. */
export const alertsQuerySchema = z.object({
  ...pageQuery(ALERTS_PAGE),
  category: z.optional(categoryValueSchema),
  key: described(z.optional(keySchema), 'with `category`'),
  targetId: z.optional(z.uuid()),
});
export type AlertsQuery = z.infer<typeof alertsQuerySchema>;

/** Body of `PUT /v1/me/alerts`. */
export const alertChangeSchema = z.object({
  category: shownCategorySchema,
  key: keySchema,
  stopped: z.boolean(),
});
export type AlertChange = z.infer<typeof alertChangeSchema>;
