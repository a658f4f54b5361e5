import { z } from 'zod';

/** How long a search is kept, to warn the person who searched, in days. */
export const SEARCHES_KEPT_DAYS = 90;

/** The token in the links of a status email: the signed id of the person who gets such emails. */
const tokenSchema = z.string().min(1).max(200);

/** Query of the address that stops the emails with one click in a mail program (RFC 8058). */
export const stopMailsQuerySchema = z.object({ token: tokenSchema });

/** Body of `PUT /v1/status-mails`. */
export const statusMailsChangeSchema = z.object({ token: tokenSchema, statusMails: z.boolean() });
export type StatusMailsChange = z.infer<typeof statusMailsChangeSchema>;

export const statusMailsSchema = z.object({
  statusMails: z.boolean().describe('whether status changes of their reports are also emailed'),
});
export type StatusMails = z.infer<typeof statusMailsSchema>;
