import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Markdown } from './markdown.tsx';

function render(children: string): string {
  return renderToStaticMarkup(createElement(Markdown, { children }));
}

/** Returns the text that a person reads. */
const read = (markdown: string) =>
  render(markdown)
    .replace(/<[^>]*>/g, '')
    .trim();
const levels = (markdown: string) =>
  [...render(markdown).matchAll(/<h(\d)/g)].map(([, level]) => Number(level));

test('text, lists, tables, code and quotes are marked up', () => {
  const markup = render('**a** ~~b~~\n\n- c\n\n> d\n\n`e`\n\n| f |\n| - |\n| g |\n\n- [x] h');
  for (const tag of ['strong', 'del', 'ul', 'blockquote', 'code', 'table', 'th', 'td']) {
    expect(markup).toContain(`<${tag}`);
  }
});

describe('nothing runs, and nothing is fetched from other sites', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <svg onload=alert(1)> b',
    '<a href="javascript:alert(1)">click</a>',
    '<!-- hidden -->',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '"><script>alert(1)</script>',
  ])('%s is shown as typed', (html) => {
    expect(render(html)).not.toMatch(/<(script|img|svg|iframe|a)\b/);
    expect(
      read(html)
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"'),
    ).toBe(html);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '&#x6A;avascript:alert(1)',
    'java%0ascript:alert(1)',
    '<java\tscript:alert(1)>',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.org/x',
    '//example.org',
    '/user/account',
    '#top',
  ])('[click](%s) is not a link', (address) => {
    expect(render(`[click](${address})`)).not.toContain('<a');
    expect(read(`[click](${address})`)).toContain('click');
  });

  test('a picture is replaced by its alt text', () => {
    expect(render('![A lock](https://example.org/lock.png)')).not.toMatch(/<img|example\.org/);
    expect(read('![A lock](https://example.org/lock.png)')).toBe('A lock');
  });
});

test.each(['https://example.org/a', 'http://example.org/a'])(
  'a link to %s opens in a new tab, sends no referrer and is marked as external',
  (address) => {
    const markup = render(`[advice](${address})`);
    expect(markup).toContain(`href="${address}"`);
    expect(markup).toContain('target="_blank"');
    expect(markup).toContain('rel="noopener noreferrer nofollow"');
    expect(read(`[advice](${address})`)).toBe('advice (external site, opens in a new tab)');
  },
);

test('an email address is a link', () => {
  expect(render('Write to <help@example.org>')).toContain('href="mailto:help@example.org"');
});

test.each([
  ['# a\n## b\n### c', [2, 3, 4]],
  ['### a\n### b', [2, 2]],
  ['# a\n#### b\n## c', [2, 3, 3]],
  ['## a\n# b', [2, 2]],
  ['# a\n## b\n### c\n#### d\n##### e\n###### f', [2, 3, 4, 5, 6, 6]],
  ['#\n\n## a', [2]],
])('the headings of %j start below h1 and skip no level', (markdown, expected) => {
  expect(levels(markdown)).toEqual(expected);
});

test('every block has the text direction of its script', () => {
  expect(render('שלום')).toContain('<p dir="auto">שלום</p>');
  expect(render('- نص')).toContain('<ul dir="auto">');
});

test('a header without text becomes a cell', () => {
  expect(render('| | a |\n| - | - |\n| b | c |').match(/<th[ >]/g)).toHaveLength(1);
});

describe('convoluted markup is shown as typed, without delay', () => {
  test.each([
    ['quotes', '>'.repeat(20_000)],
    ['lists', `${'- '.repeat(9_999)}a`],
    ['numbers', '1. '.repeat(6_000)],
    ['stars', `${'*'.repeat(9_000)}a${'*'.repeat(9_000)}`],
    ['emphasis', `${'*a '.repeat(3_000)}${' b*'.repeat(3_000)}`],
    ['pictures', `${'!['.repeat(3_000)}a${'](b)'.repeat(3_000)}`],
    ['cells', `${'|a'.repeat(100)}\n${'|-'.repeat(100)}\n${'|\n'.repeat(9_000)}`],
  ])('%s', (_what, markdown) => {
    expect(read(markdown).replaceAll('&gt;', '>')).toBe(markdown.trim());
  });

  test.each([
    ['deep indents', Array.from({ length: 150 }, (_, deep) => `${' '.repeat(deep)}- a`).join('\n')],
    ['a wide table', `${'|a'.repeat(50)}\n${'|-'.repeat(50)}\n${'|b\n'.repeat(100)}`],
    ['marks in many paragraphs', '**a** _b_ `c`\n\n'.repeat(1_000)],
    ['a line of dashes', `${'- '.repeat(10)}\n\n${'-'.repeat(200)}`],
  ])('%s are rendered', (_what, markdown) => {
    expect(render(markdown)).toMatch(/<(li|td|strong|hr)/);
  });
});
