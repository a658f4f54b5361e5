import { showText } from '@redflag/shared/targets/show-target';
import { createElement as element } from 'react';
import type { Config } from '#platform/config.ts';
import type { Mail } from '#platform/messages/mailer.ts';
import { darkStyles, light } from './colours.ts';

interface ActionMail {
  to: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  action: { label: string; url: string };
  after: string[];
  /** Completes 'Redflag sent this email to ada@example.org because '. */
  reason: string;
  /** For optional emails: the page that stops them, and the address for one click in a mail program. */
  stop?: { label: string; url: string; oneClickUrl: string };
}

const paragraph = { color: light.text, fontSize: 16, lineHeight: '24px' };

/** Renders an email with one action as HTML and plain text, and states who sends it and why. */
export async function actionMail(
  { companyName, publicUrl, supportEmail }: Config,
  { to, subject, greeting, paragraphs, action, after, reason, stop }: ActionMail,
): Promise<Mail> {
  // Loaded with the first email: it would be half of what the server loads at start.
  const { Body, Button, Container, Head, Hr, Html, Link, Preview, Text } = await import(
    '@react-email/components'
  );
  const { render, toPlainText } = await import('@react-email/render');

  const help = `${publicUrl}/how-it-works`;
  const lines = (texts: string[]) =>
    texts.map((text, line) =>
      element(Text, { key: line, className: 'text', style: paragraph }, text),
    );
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
      element('style', null, darkStyles),
    ),
    element(
      Body,
      {
        className: 'page',
        style: { backgroundColor: light.page, fontFamily: 'system-ui, sans-serif', margin: 0 },
      },
      element(Preview, null, paragraphs[0] ?? subject),
      element(
        Container,
        {
          className: 'card',
          style: { backgroundColor: light.card, padding: 32, margin: '32px auto', maxWidth: 560 },
        },
        // The username in it is free text, and may be a web address.
        ...lines([showText(greeting), ...paragraphs]),
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
              padding: '14px 24px',
            },
          },
          action.label,
        ),
        element(
          Text,
          { style: { ...paragraph, wordBreak: 'break-all' } },
          element(
            Link,
            { className: 'link', href: action.url, style: { color: light.link } },
            action.url.replace(/^mailto:/, ''),
          ),
        ),
        ...lines(after),
        element(Hr, { className: 'line', style: { borderColor: light.line } }),
        element(
          Text,
          { className: 'note', style: { ...paragraph, color: light.note, fontSize: 14 } },
          `${companyName} sent this email to ${to} because ${reason}. Questions? `,
          element(Link, { className: 'link', href: help, style: { color: light.link } }, help),
          ` or ${supportEmail}`,
        ),
        stop &&
          element(
            Text,
            { className: 'note', style: { ...paragraph, color: light.note, fontSize: 14 } },
            `${stop.label}: `,
            element(
              Link,
              {
                className: 'link',
                href: stop.url,
                style: { color: light.link, wordBreak: 'break-all' },
              },
              stop.url,
            ),
          ),
      ),
    ),
  );
  const html = await render(document);
  const plain = { selectors: [{ selector: 'a', options: { ignoreHref: true } }] };
  return {
    to,
    subject,
    html,
    text: toPlainText(html, plain),
    ...(stop && { headers: unsubscribeHeaders(stop.oneClickUrl) }),
  };
}

/** Headers that let a mail program stop the emails with one click on its own button (RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
