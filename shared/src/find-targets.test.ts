import { expect, test } from 'vitest';
import { findTargets } from './find-targets.ts';
import { scamMessages } from './targets/scam-messages.ts';
import { normaliseTarget } from './targets.ts';

test.each([
  ['Call us:08031112222,08031112223', ['08031112222', '08031112223']],
  ['Ref: 00981273645510. Order number: 08123456789, delivered', []],
  ['N1,234,567,890 on 04,11,19', []],
  ['see evil。com', ['evil。com']],
])('%s names %j', (text, found) => {
  expect(findTargets(text).map((it) => it.text)).toEqual(found);
});

test.each(scamMessages)('every target is found in %j', ({ text, found }) => {
  const targets = findTargets(text);
  expect(
    targets.map(({ category, target, subcategory }) => [
      category,
      normaliseTarget(category, target, subcategory),
    ]),
  ).toEqual(found);
  for (const { text: typed, start, end } of targets) expect(text.slice(start, end)).toBe(typed);
});
