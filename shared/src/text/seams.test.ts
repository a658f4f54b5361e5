import { expect, test } from 'vitest';
import { splitAtSeams } from './seams.ts';

test.each([
  [
    'hxxps://free-win[.]example/a/b?x=1&y=2',
    ['hxxps://free-win[.]', 'example/', 'a/', 'b?', 'x=', '1&', 'y=', '2'],
  ],
  ['fool[at]bank[.]example', ['fool[at]', 'bank[.]', 'example']],
  ['ada.obi@mail.example', ['ada.', 'obi@', 'mail.', 'example']],
  ['Blocked, e.g. today. Pay 3.50 now.', ['Blocked, e.g. today. Pay 3.50 now.']],
  ['+234 803 123 4567', ['+234 803 123 4567']],
])('%j is broken behind its dots and slashes, never inside a word', (text, pieces) => {
  expect(splitAtSeams(text)).toEqual(pieces);
});
