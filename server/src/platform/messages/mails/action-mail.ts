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
  /** Completes 'You get this mail because '. */
  reason: string;
  /** For mails that their reader can do without: the page that stops them, and its one-click twin. */
  stop?: { label: string; url: string; oneClickUrl: string };
}

const paragraph = { color: light.text, fontSize: 16, lineHeight: '24px' };

/** A mail with one thing to do, as HTML and as plain text, signed with who sends it and why. */
export async function actionMail(
  { companyName, supportEmail }: Config,
  { to, subject, greeting, paragraphs, action, after, reason, stop }: ActionMail,
): Promise<Mail> {
  // Loaded with the first mail: rendering is half of what a start would otherwise load.
  const { Body, Button, Container, Head, Hr, Html, Link, Preview, Text } = await import(
    '@react-email/components'
  );
  const { render, toPlainText } = await import('@react-email/render');

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
        // The name in it is anybody's choice, and may be an address.
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
          `You get this mail at ${to} because ${reason}. It was sent by ${companyName}. Questions: ${supportEmail}`,
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

/** What lets a mail program stop the mails by one press of its own button (RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
