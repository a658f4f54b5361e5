import { verdictLevels } from '@redflag/shared/verdicts/values';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleOf } from './example-targets.ts';
import HowWeDecide, { rules } from './how-we-decide.tsx';

const text = renderToStaticMarkup(createElement(HowWeDecide)).replaceAll(/<[^>]*>/g, ' ');
const said = text.replaceAll(/\s+/g, ' ');

test.each(verdictLevels)(
  'the example of the answer "%s" has it by the rules of the code',
  (level) => {
    expect(exampleOf(rules[level].example).verdict.level).toBe(level);
    expect(said).toContain(exampleOf(rules[level].example).verdict.heading);
  },
);

test('the first rule that fits decides, in the order of the page', () => {
  const all = Object.assign({}, ...Object.values(rules).map(({ example }) => example));
  const order = ['confirmed', 'reported', 'cleared', 'not-confirmed', 'unknown'] as const;
  const counts: Record<string, object> = {
    confirmed: all,
    reported: { ...all, confirmed: 0, resolved: 0 },
    cleared: { ...all, confirmed: 0, resolved: 0, pending: 0 },
    'not-confirmed': { ...all, confirmed: 0, resolved: 0, pending: 0, clearedAt: null },
    unknown: {},
  };
  for (const level of order) expect(exampleOf(counts[level] ?? {}).verdict.level).toBe(level);
  const places = order.map((level) => said.indexOf(rules[level].rule));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test('the page names every limit and date that the rules have', () => {
  // Of the examples, and then of the rules: a new one has to be put into the page and here.
  const numbers = said.match(
    /\b\d+\b(?= (?:months|seconds|days|people|characters|answers|or more|to))/g,
  );
  expect(numbers?.join(' ')).toBe('4 2 2 12 24 3 10 3 20 2000 90 7 500 12 2 12 7 5000 90');
});
