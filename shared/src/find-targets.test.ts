import { expect, test } from 'vitest';
import { findTargets } from './find-targets.ts';
import { scamMessages } from './targets/scam-messages.ts';
import { normaliseTarget } from './targets.ts';

test.each([
  ['Call us:08031112222,08031112223', ['08031112222', '08031112223']],
  ['Ref: 00981273645510. Order number: 08123456789, delivered', []],
  ['N1,234,567,890 on 04,11,19', []],
  ['see evil。com', ['evil。com']],
  ['*08031234567* or **0803 123 4568**', ['08031234567', '0803 123 4568']],
  ['_0803 123 4567_, ~+2348031234568~', ['0803 123 4567', '+2348031234568']],
  ['*Acct 0123456789* GTBank, Acct *0123456780* GTBank', ['0123456789', '0123456780']],
  ['Dial *737*0123456789# at your bank; card 0803****4567', []],
  ['*_gtb-verify-alert.com_*', ['gtb-verify-alert.com']],
  [
    '_See https://bit.ly/3xScam9_ or _alerts@gtb-secure.com_',
    ['https://bit.ly/3xScam9', 'alerts@gtb-secure.com'],
  ],
  ['https://bit.ly/3xScam_ @lily_rose_', ['https://bit.ly/3xScam_', '@lily_rose_']],
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
