import { expect, test } from 'vitest';
import { labelOf } from './acts.ts';

test('an action that only a newer server knows is shown by its name', () => {
  expect(labelOf({ action: 'flag.settle', after: null })).toBe('Settled flags');
  expect(labelOf({ action: 'report.merge', after: null })).toBe('report.merge');
});

test.each([
  ['user.status', { status: 'suspended', reason: 'Spam' }, 'Suspended a user'],
  ['user.status', { status: 'active' }, 'Activated a user'],
  ['report.hide', { hiddenBy: 'administrator' }, 'Hid a report'],
  ['report.hide', { hiddenBy: null }, 'Showed a report'],
])('what was done by %s with %j is told as one of two', (action, after, label) => {
  expect(labelOf({ action, after })).toBe(label);
});
