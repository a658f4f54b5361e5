import { z } from 'zod';

/** How long a search is remembered, so that who searched can be warned, in days. */
export const SEARCHES_KEPT_DAYS = 90;

/** What the link in a mail about a report's status carries: who gets such mails, signed. */
const tokenSchema = z.string().min(1).max(200);

/** Query of the address that stops the mails by one press in a mail program (RFC 8058). */
export const stopMailsQuerySchema = z.object({ token: tokenSchema });

/** Body of `PUT /v1/status-mails`. */
export const statusMailsChangeSchema = z.object({ token: tokenSchema, statusMails: z.boolean() });
export type StatusMailsChange = z.infer<typeof statusMailsChangeSchema>;

export const statusMailsSchema = z.object({
  statusMails: z.boolean().describe('whether changes of their reports are told by e-mail'),
});
export type StatusMails = z.infer<typeof statusMailsSchema>;
