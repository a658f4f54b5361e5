import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Text,
} from '@react-email/components';
import { render, toPlainText } from '@react-email/render';
import { showText } from '@redflag/shared/text/show-target';
import type { ReactNode } from 'react';
import { createElement as element } from 'react';
import type { Config } from '#platform/config.ts';
import { light, styles } from './colours.ts';

export interface ActionMail {
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

const sender = { ...note, color: light.link, fontWeight: 700 };
const heading = { ...paragraph, fontSize: 22, lineHeight: '28px', margin: '0 0 24px' };
const codeStyle = { display: 'block', fontSize: 28, letterSpacing: 4, lineHeight: '40px' };
const card = {
  backgroundColor: light.card,
  borderTop: `4px solid ${light.button}`,
  margin: '32px auto',
  maxWidth: 560,
  padding: '28px 32px',
};
const button = {
  backgroundColor: light.button,
  borderRadius: 8,
  color: light.onButton,
  fontSize: 16,
  fontWeight: 600,
  margin: '8px 0 16px',
  padding: '14px 24px',
};

const texts = (lines: string[]) =>
  lines.map((line, index) =>
    element(Text, { key: index, className: 'text', style: paragraph }, line),
  );
const noteText = (...children: ReactNode[]) =>
  element(Text, { className: 'note', style: note }, ...children);
const link = (href: string, text: string) =>
  element(Link, { className: 'link', href, style: { color: light.link } }, text);

/** Renders an email with one action as HTML and plain text. */
export async function renderMail(
  config: Config,
  mail: ActionMail,
): Promise<{ html: string; text: string }> {
  const html = await render(
    element(
      Html,
      { lang: 'en' },
      head(mail.subject),
      element(
        Body,
        { className: 'page', style: { backgroundColor: light.page, fontFamily, margin: 0 } },
        element(Preview, null, mail.paragraphs[0] ?? mail.subject),
        element(
          Container,
          { className: 'card', style: card },
          ...content(config.companyName, mail),
          ...footer(config, mail),
        ),
      ),
    ),
  );
  const text = toPlainText(html, {
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: false } },
      { selector: 'a.button', format: 'anchor', options: { ignoreHref: true } },
      { selector: '.html-only', format: 'skip' },
    ],
  });
  return { html, text };
}

function head(subject: string): ReactNode {
  return element(
    Head,
    null,
    element('meta', { name: 'viewport', content: 'width=device-width' }),
    element('meta', { name: 'color-scheme', content: 'light dark' }),
    element('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    element('title', null, subject),
    element('style', null, styles),
  );
}

function content(companyName: string, mail: ActionMail): ReactNode[] {
  const { subject, greeting, paragraphs, list = [], action, code, after } = mail;
  return [
    element(Text, { className: 'html-only link', style: sender }, companyName),
    element(Heading, { className: 'html-only text', style: heading }, subject),
    // The username in it is free text, and may be a web address.
    ...texts([showText(greeting), ...paragraphs]),
    list.length > 0 &&
      element(
        'ul',
        { className: 'text', style: { ...paragraph, paddingLeft: 24 } },
        list.map((item, line) => element('li', { key: line, style: { marginBottom: 8 } }, item)),
      ),
    element(Button, { className: 'button', href: action.url, style: button }, action.label),
    noteText(
      element('span', { className: 'html-only' }, 'If the button does not work: '),
      link(action.url, action.url.replace(/^mailto:/, '')),
    ),
    code &&
      element(
        Text,
        { className: 'text', style: { ...paragraph, margin: '24px 0' } },
        'Or enter this code: ',
        element('strong', { style: codeStyle }, code),
      ),
    ...texts(after),
  ];
}

function footer(
  { companyName, publicUrl, supportEmail }: Config,
  { to, reason, stop }: ActionMail,
): ReactNode[] {
  const help = `${publicUrl}/how-it-works`;
  return [
    element(Hr, { className: 'line', style: { borderColor: light.line, margin: '24px 0 16px' } }),
    noteText(`${companyName} sent this email to ${to} because ${reason}.`),
    noteText('Questions? ', link(help, help), ` or ${supportEmail}`),
    stop && noteText(link(stop.url, stop.label)),
  ];
}
