import { showText } from '@redflag/shared/text/show-target';
import { createElement as element } from 'react';
import type { Config } from '#platform/config.ts';
import type { Mail } from '#platform/messages/mailer.ts';
import { light, styles } from './colours.ts';

interface ActionMail {
  to: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** Shown as a list below the paragraphs. */
  list?: string[];
  action: { label: string; url: string };
  /** For people who cannot open the link where they read email. */
  code?: string;
  after: string[];
  /** Completes 'Redflag sent this email to ada@example.org because '. */
  reason: string;
  /** For optional emails: the page that stops them, and the address for one click in a mail program. */
  stop?: { label: string; url: string; oneClickUrl: string };
}

/** Outlook would show Times New Roman if it did not know the first one. */
const fontFamily = '"Segoe UI", -apple-system, Roboto, Helvetica, Arial, sans-serif';
const paragraph = {
  color: light.text,
  fontSize: 16,
  lineHeight: '24px',
  margin: '0 0 16px',
  wordBreak: 'break-word',
} as const;
const note = { ...paragraph, color: light.note, fontSize: 14, lineHeight: '20px' };

/** Renders an email with one action as HTML and plain text, and states who sends it and why. */
export async function actionMail(
  { companyName, publicUrl, supportEmail }: Config,
  { to, subject, greeting, paragraphs, list = [], action, code, after, reason, stop }: ActionMail,
): Promise<Mail> {
  // Loaded with the first email: it would be half of what the server loads at start.
  const { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Text } = await import(
    '@react-email/components'
  );
  const { render, toPlainText } = await import('@react-email/render');

  const help = `${publicUrl}/how-it-works`;
  const lines = (texts: string[]) =>
    texts.map((text, line) =>
      element(Text, { key: line, className: 'text', style: paragraph }, text),
    );
  const link = (href: string, text: string) =>
    element(Link, { className: 'link', href, style: { color: light.link } }, text);
  const document = element(
    Html,
    { lang: 'en' },
    element(
      Head,
      null,
      element('meta', { name: 'viewport', content: 'width=device-width' }),
      element('meta', { name: 'color-scheme', content: 'light dark' }),
      element('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      element('title', null, subject),
      element('style', null, styles),
    ),
    element(
      Body,
      { className: 'page', style: { backgroundColor: light.page, fontFamily, margin: 0 } },
      element(Preview, null, paragraphs[0] ?? subject),
      element(
        Container,
        {
          className: 'card',
          style: {
            backgroundColor: light.card,
            borderTop: `4px solid ${light.button}`,
            margin: '32px auto',
            maxWidth: 560,
            padding: '28px 32px',
          },
        },
        element(
          Text,
          { className: 'html-only link', style: { ...note, color: light.link, fontWeight: 700 } },
          companyName,
        ),
        element(
          Heading,
          {
            className: 'html-only text',
            style: { ...paragraph, fontSize: 22, lineHeight: '28px', margin: '0 0 24px' },
          },
          subject,
        ),
        // The username in it is free text, and may be a web address.
        ...lines([showText(greeting), ...paragraphs]),
        list.length > 0 &&
          element(
            'ul',
            { className: 'text', style: { ...paragraph, paddingLeft: 24 } },
            list.map((item, line) =>
              element('li', { key: line, style: { marginBottom: 8 } }, item),
            ),
          ),
        element(
          Button,
          {
            className: 'button',
            href: action.url,
            style: {
              backgroundColor: light.button,
              borderRadius: 8,
              color: light.onButton,
              fontSize: 16,
              fontWeight: 600,
              margin: '8px 0 16px',
              padding: '14px 24px',
            },
          },
          action.label,
        ),
        element(
          Text,
          { className: 'note', style: note },
          element('span', { className: 'html-only' }, 'If the button does not work: '),
          link(action.url, action.url.replace(/^mailto:/, '')),
        ),
        code &&
          element(
            Text,
            { className: 'text', style: { ...paragraph, margin: '24px 0' } },
            'Or enter this code: ',
            element(
              'strong',
              { style: { display: 'block', fontSize: 28, letterSpacing: 4, lineHeight: '40px' } },
              code,
            ),
          ),
        ...lines(after),
        element(Hr, {
          className: 'line',
          style: { borderColor: light.line, margin: '24px 0 16px' },
        }),
        element(
          Text,
          { className: 'note', style: note },
          `${companyName} sent this email to ${to} because ${reason}.`,
        ),
        element(
          Text,
          { className: 'note', style: note },
          'Questions? ',
          link(help, help),
          ` or ${supportEmail}`,
        ),
        stop && element(Text, { className: 'note', style: note }, link(stop.url, stop.label)),
      ),
    ),
  );
  const html = await render(document);
  return {
    to,
    subject,
    html,
    text: toPlainText(html, {
      selectors: [
        { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: false } },
        { selector: 'a.button', format: 'anchor', options: { ignoreHref: true } },
        { selector: '.html-only', format: 'skip' },
      ],
    }),
    ...(stop && { headers: unsubscribeHeaders(stop.oneClickUrl) }),
  };
}

/** Headers that let a mail program stop the emails with one click on its own button (RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** '20/11/2026 at 22:14 UTC', since the server does not know its reader's zone. */
export function dateText(moment: Date): string {
  const [day = '', time = ''] = moment.toISOString().split('T');
  return `${day.split('-').reverse().join('/')} at ${time.slice(0, 5)} UTC`;
}
