import { expect, test } from 'vitest';
import { labelOf } from './acts.ts';

test('an action that only a newer server knows is shown by its name', () => {
  expect(labelOf('flag.settle')).toBe('Settled flags');
  expect(labelOf('report.merge')).toBe('report.merge');
});
