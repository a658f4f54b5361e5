import { expect, test } from 'vitest';
import { privacy } from './privacy.words.ts';

test('the privacy policy names what a report says, once as it is kept and once as others see it', () => {
  expect(privacy).toContain(
    '| Category, type, what you reported (such as a phone number or website), your description, what you lost, if you say so, when you paid, the date, the status, and every',
  );
  expect(privacy.replace(/\s+/g, ' ')).toContain(
    'submitted: what was reported, category, type, description, picture with its file name, date,',
  );
  expect(privacy).toContain('**Only you and our team** see what you lost and when you paid');
});
