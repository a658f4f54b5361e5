import { createElement as element } from 'react';
import type { Config } from '../../../platform/config.ts';
import type { Mail } from '../../../platform/mailer.ts';

interface ActionMail {
  to: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  action: { label: string; url: string };
  after: string[];
}

const colours = { text: '#1b2733', muted: '#5a6874', accent: '#0b6b69', page: '#f4f6f7' };
const paragraph = { color: colours.text, fontSize: 16, lineHeight: '24px' };

/** A mail with one thing to do, as HTML and as plain text, signed with who sends it and why. */
export async function actionMail(
  { companyName, supportEmail }: Config,
  { to, subject, greeting, paragraphs, action, after }: ActionMail,
): Promise<Mail> {
  // Loaded with the first mail: rendering is half of what a start would otherwise load.
  const { Body, Button, Container, Head, Hr, Html, Preview, Text } = await import(
    '@react-email/components'
  );
  const { render, toPlainText } = await import('@react-email/render');

  const lines = (texts: string[]) =>
    texts.map((text) => element(Text, { key: text, style: paragraph }, text));
  const document = element(
    Html,
    { lang: 'en' },
    element(
      Head,
      null,
      element('meta', { name: 'color-scheme', content: 'light dark' }),
      element('title', null, subject),
    ),
    element(Preview, null, paragraphs[0] ?? subject),
    element(
      Body,
      { style: { backgroundColor: colours.page, fontFamily: 'system-ui, sans-serif', margin: 0 } },
      element(
        Container,
        { style: { backgroundColor: '#ffffff', padding: 32, margin: '32px auto', maxWidth: 560 } },
        ...lines([greeting, ...paragraphs]),
        element(
          Button,
          {
            href: action.url,
            style: {
              backgroundColor: colours.accent,
              borderRadius: 8,
              color: '#ffffff',
              fontSize: 16,
              padding: '14px 24px',
            },
          },
          action.label,
        ),
        element(Text, { style: { ...paragraph, wordBreak: 'break-all' } }, action.url),
        ...lines(after),
        element(Hr),
        element(
          Text,
          { style: { ...paragraph, color: colours.muted, fontSize: 14 } },
          `Sent to ${to} by ${companyName}. Questions: ${supportEmail}`,
        ),
      ),
    ),
  );
  const html = await render(document);
  const plain = { selectors: [{ selector: 'a', options: { ignoreHref: true } }] };
  return { to, subject, html, text: toPlainText(html, plain) };
}
