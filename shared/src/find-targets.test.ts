import { expect, test } from 'vitest';
import { findTargets } from './find-targets.ts';
import { scamMessages } from './targets/scam-messages.ts';
import { normaliseTarget } from './targets.ts';

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
