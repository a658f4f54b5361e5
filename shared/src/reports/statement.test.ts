import { describe, expect, test } from 'vitest';
import { statementSchema } from './statement.ts';

const payment = {
  paidAt: '2026-10-01T12:30',
  amount: '120000.5',
  currency: 'NGN',
  ownBank: 'GTBank',
  channel: 'USSD',
  receivingBank: 'Kuda',
  receivingAccount: '0123456789',
  reference: '090267261001123000123456789012',
};
const nothing = { name: '', address: '', phone: '', accountNumber: '', bvn: '', ...payment };
const complete = {
  ...payment,
  name: 'Zainab Bello',
  address: '12 Allen Avenue, Ikeja',
  phone: '+2348031234567',
  accountNumber: '0123456789',
  bvn: '22123456789',
};

function messagesOf(fields: Partial<typeof complete>): string[] {
  const { error } = statementSchema.safeParse({ ...complete, ...fields });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

const read = (fields: Partial<typeof complete>) =>
  statementSchema.parse({ ...complete, ...fields });

test('a complete statement is valid', () => {
  expect(read({})).toEqual(complete);
});

test.each([nothing, { ...nothing, name: ' \n\t', bvn: '\u00A0' }])(
  'when nothing is filled in, one message says so: %j',
  (fields) => expect(messagesOf(fields)).toEqual([': All fields is required']),
);

test('each field that is wrong has its own message', () => {
  expect(messagesOf({ ...nothing, bvn: '1', accountNumber: '1' })).toEqual([
    'name: Fields are required',
    'address: Home address is required.',
    'phone: Please enter a valid phone number. Should start with +',
    'accountNumber: Enter the 10 digits of your account number, or leave it empty.',
    'bvn: Enter the 11 digits of your BVN, or leave it empty.',
  ]);
});

test('the payment may be left out, and what is filled in must be one', () => {
  const empty = Object.fromEntries(Object.keys(payment).map((field) => [field, '']));
  expect(messagesOf(empty)).toEqual([]);
  expect(read({ amount: '120,000.50' }).amount).toBe('120000.5');
  expect(messagesOf({ paidAt: '2999-01-01T00:00', amount: '-1' })).toEqual([
    'paidAt: Validation Error: The payment cannot be in the future',
    'amount: Validation Error: Please enter the amount in digits, such as 1500 or 1500.50',
  ]);
});

test('a name of white space is missing', () => {
  expect(messagesOf({ name: ' \u00A0\n' })).toEqual(['name: Fields are required']);
});

describe('home address', () => {
  test.each([
    ['with 15 characters', '1 Oak Rd, Lagos'],
    ['with every sign that is allowed', "5-7 St. John's, Jos"],
    ['with line breaks', '12 Allen Avenue\r\nIkeja\nLagos'],
    ['with letters in two parts', 'O\u0301ke\u0301 A\u0300do\u0301, Ibadan 5'],
    ['in Devanagari', '१२ महात्मा गांधी मार्ग'],
    ['in Arabic', '١٢ شارع الحرية, القاهرة'],
    ['in Chinese', '北京市朝阳区建国路八十八号三单元'],
    ['in Persian, with a non-joiner', 'تهران, خیابان می\u200cخواهم'],
    ['with letters in two halves', '𞤀𞤁𞤂𞤃𞤄𞤅𞤆𞤇𞤈𞤉𞤊𞤋𞤌𞤍𞤎'],
  ])('an address %s is complete', (_what, address) => {
    expect(messagesOf({ address })).toEqual([]);
  });

  test.each([
    ['has 14 characters', '1 Oak Rd, Jos.'],
    ['has 14 characters and spaces around them', '    1 Oak Rd, Jos.    '],
    ['has 14 letters, some in two parts', 'e\u0301e\u0301 Oak Rd, Jos'],
    ['has another sign', '12 Allen Avenue; Ikeja'],
    ['has markup', '<b>12 Allen Avenue, Ikeja</b>'],
    ['has an emoji', '12 Allen Avenue, Ikeja 🏠'],
    ['has a joiner that joins nothing', '12 Allen Avenue\u200d, Ikeja'],
  ])('an address that %s is not', (_what, address) => {
    expect(messagesOf({ address })).toEqual(['address: Please enter your complete valid address']);
  });

  test('an address of white space is missing', () => {
    expect(messagesOf({ address: ' '.repeat(20) })).toEqual(['address: Home address is required.']);
  });

  test('an apostrophe may be the one that phones type', () => {
    expect(read({ address: '5 St. John’s Road, Jos' }).address).toBe("5 St. John's Road, Jos");
  });
});

describe('phone number', () => {
  test.each([
    ['+2348031234567', '+2348031234567'],
    ['2348031234567', '2348031234567'],
    ['+234 (803) 123-4567', '+2348031234567'],
    ['+٢٣٤٨٠٣١٢٣٤٥٦٧', '+2348031234567'],
    ['12', '12'],
    ['+123456789012345', '+123456789012345'],
  ])('%s is valid', (phone, phoneRead) => expect(read({ phone }).phone).toBe(phoneRead));

  test.each(['', ' ', '+', '1', '+1', '08031234567', '+0803', '+1234567890123456', '++12', '12a'])(
    '%j is not',
    (phone) => {
      expect(messagesOf({ phone })).toEqual([
        'phone: Please enter a valid phone number. Should start with +',
      ]);
    },
  );
});

describe.each([
  ['accountNumber', '0123456789', 'Enter the 10 digits of your account number, or leave it empty.'],
  ['bvn', '22123456789', 'Enter the 11 digits of your BVN, or leave it empty.'],
] as const)('%s', (field, digits, message) => {
  const spaced = `${digits.slice(0, 3)} ${digits.slice(3, 7)}\u00A0${digits.slice(7)}`;

  test.each([
    ['as it is', digits],
    ['with spaces', ` ${spaced}\n`],
    ['with dashes', digits.replace(/(\d{4})/g, '$1-')],
    ['with dashes that a phone types', digits.replace(/(\d{4})/g, '$1–')],
    ['in digits of another script', digits.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[+digit] ?? '')],
  ])('a number is read %s', (_what, number) =>
    expect(read({ [field]: number })[field]).toBe(digits),
  );

  test.each(['', ' ', '-'])('%j leaves it out', (number) => {
    expect(read({ [field]: number })[field]).toBe('');
  });

  test.each([
    ['one digit less', digits.slice(1)],
    ['one digit more', `${digits}0`],
    ['a letter', `${digits.slice(1)}O`],
    ['a sign before it', `+${digits}`],
    ['dots', digits.replace(/(\d{4})/g, '$1.')],
  ])('a number with %s is refused', (_what, number) => {
    expect(messagesOf({ [field]: number })).toEqual([`${field}: ${message}`]);
  });
});
