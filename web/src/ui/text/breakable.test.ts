import { expect, test } from 'vitest';
import { seam } from './breakable.tsx';

test('an address breaks after its dots, its slashes and the parts of its query', () => {
  expect('hxxps://free-win[.]example/a/b?x=1&y=2'.split(seam)).toEqual([
    'hxxps://free-win[.]',
    'example/',
    'a/',
    'b?',
    'x=',
    '1&',
    'y=',
    '2',
  ]);
  expect('fool[at]bank[.]example'.split(seam)).toEqual(['fool[at]', 'bank[.]', 'example']);
  expect('+234 803 123 4567'.split(seam)).toEqual(['+234 803 123 4567']);
});
