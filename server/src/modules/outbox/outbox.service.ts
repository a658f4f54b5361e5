import { z } from 'zod';
import { escapeHtml } from '#platform/http/html.ts';
import type { Platform } from '#platform/platform.ts';
import { selectOutbox } from './outbox.queries.ts';

export const outboxSchema = z.array(
  z.object({
    channel: z.enum(['email', 'sms']),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    sentAt: z.iso.datetime(),
  }),
);
type OutboxMessage = z.infer<typeof outboxSchema>[number];

/** Returns the messages that would have been sent, newest first. */
export async function listOutbox({ database }: Platform): Promise<OutboxMessage[]> {
  const rows = await selectOutbox(database);
  return rows.map(({ id: _, sentAt, ...message }) => ({
    ...message,
    sentAt: sentAt.toISOString(),
  }));
}

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
  article { border: 1px solid #8886; border-radius: .5rem; padding: 1rem 1.25rem; margin: 1rem 0; }
  h2 { font-size: 1.125rem; margin: 0; }
  p { margin: .25rem 0; color: light-dark(#595959, #b0b0b0); }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`;

/** Renders the messages as a plain page with working links, for development only. */
export function renderOutbox(messages: OutboxMessage[]): string {
  const articles = messages.map(
    ({ channel, to, subject, text, sentAt }) => `
      <article>
        <h2>${escapeHtml(subject || text.slice(0, 60))}</h2>
        <p>${channel === 'email' ? 'Email' : 'SMS'} to ${escapeHtml(to)}, <time>${sentAt}</time></p>
        <pre>${linkify(escapeHtml(text))}</pre>
      </article>`,
  );
  return `<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>Outbox</title>
        <style>${STYLE}</style>
      </head>
      <body>
        <h1>Outbox</h1>
        <p>Emails and text messages that would have been sent. Reload to see new ones.</p>
        ${articles.join('') || '<p>Nothing has been sent yet.</p>'}
      </body>
    </html>`;
}

function linkify(html: string): string {
  return html.replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
