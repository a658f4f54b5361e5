import { expect, test } from 'vitest';
import { sentencesFor, wordDeadline } from './pack.words.ts';

const paidAt = '2026-11-24T14:05';
const at = (local: string) => new Date(local);

test('the end of the hours is said as a day and a time, with what is left', () => {
  expect(wordDeadline(paidAt, 72, at('2026-11-25T15:00'))).toBe(
    'Your bank must hear from you within 72 hours: until Friday 27 November, 14:05. 47 hours are left.',
  );
  expect(wordDeadline(paidAt, 72, at('2026-11-27T14:04'))).toContain('14:05. 1 minute is left.');
});

test('after the end it says what there still is to do', () => {
  expect(wordDeadline(paidAt, 72, at('2026-11-27T14:06'))).toMatch(
    /^The 72 hours ended on Friday 27 November, 14:05\. Call your bank all the same/,
  );
});

test.each([
  [paidAt, null],
  ['', 72],
  ['2999-01-01T00:00', 72],
])('paid %j, within %j hours: only as soon as possible', (paid, hours) =>
  expect(wordDeadline(paid, hours, at('2026-11-25T15:00'))).toBe(
    'Call your bank as soon as possible: every hour counts.',
  ),
);

test('the phone call has five sentences, with what was typed or a gap', () => {
  const typed = {
    paidAt,
    amount: '120,000',
    currency: 'NGN',
    ownBank: 'GTBank',
    channel: 'USSD',
    receivingBank: '',
    receivingAccount: '0123456789',
    reference: '',
  };
  const sentences = sentencesFor(typed);
  expect(sentences).toHaveLength(5);
  expect(sentences.slice(0, 3)).toEqual([
    'I am a customer of GTBank, and I was tricked into a payment: I report fraud.',
    'I paid ₦120,000 on Tuesday 24 November, 14:05, by USSD.',
    'It went to the account 0123456789 at (its bank), with the reference (on the receipt).',
  ]);
});
