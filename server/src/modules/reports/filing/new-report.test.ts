import { categoryValues, subcategoryValues } from '@redflag/shared/categories';
import { subcategoryLabel } from '@redflag/shared/categories/subcategory.words';
import { and, eq } from 'drizzle-orm';
import type { QueryConfig } from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { notifications, reports } from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import {
  createClient,
  createReport,
  differences,
  otherContent,
  photograph,
  submitReport,
} from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';

const server = await sharedTestApp();
const ada = await createClient(server);

const targets: Record<string, string> = {
  'phone-number': '0803 123 4567',
  email: 'prince@example.com',
  website: 'evil.example.com',
  'crypto-wallet': '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  bank: '0123456789',
  'social-media': '@evil_prince',
};
const wallets: Record<string, string> = {
  bitcoin: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  ethereum: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  tron: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  solana: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
};

const everySubcategory = categoryValues.flatMap((category) =>
  subcategoryValues[category].map((value) => [category, value, subcategoryLabel(value)] as const),
);

test.each(everySubcategory)(
  'a %s report on %s is accepted',
  async (category, subcategory, label) => {
    const target = (category === 'crypto-wallet' && wallets[subcategory]) || targets[category];
    const response = await submitReport(ada, { category, subcategory, target });
    expect(response.statusCode, response.body).toBe(201);
    expect(response.json()).toMatchObject({ subcategory: label, target });
  },
);

test.each([
  ['phone-number', 'Phone Number', ['0', 'call me', '+0', '1234567890123456', ' ']],
  ['email', 'Email', ['prince', 'prince@', '@example.com', 'a@b@c.com', '']],
  ['website', 'Website', ['not a website', 'localhost', 'http://', '']],
  [
    'crypto-wallet',
    'Crypto Wallet',
    // Without a subcategory, only Bitcoin's format is accepted.
    ['1abc', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', wallets.ethereum, wallets.tron, wallets.solana],
  ],
  ['bank', 'Bank', ['', '   ']],
  ['social-media', 'Social Media', ['', '@', '  @ ']],
])(
  'a %s target in the wrong format is refused: please enter a valid %s',
  async (category, label, wrong) => {
    for (const target of wrong) {
      const problem = expectProblem(await submitReport(ada, { category, target }), 422);
      const message = `Validation Error: Please enter a valid ${label}`;
      expect(problem).toMatchObject({
        code: 'validation',
        detail: message,
        errors: [{ path: 'target', message }],
      });
    }
  },
);

const AMOUNT = 'Please enter the amount in digits, such as 1500 or 1500.50';

test.each([
  [{ category: undefined }, 'category', 'Please select a category'],
  [{ category: 'Website' }, 'category', 'Please select a category'],
  [{ target: undefined }, 'target', 'Please enter a number, site or account'],
  [
    { target: 'x'.repeat(2_001) },
    'target',
    'The number, site or account must be at most 2000 characters long',
  ],
  [{ description: undefined }, 'description', 'Please enter a description of the report'],
  [{ description: ' \n ' }, 'description', 'Please enter a description of the report'],
  [{ description: '\u200b\u2060' }, 'description', 'Please enter a description of the report'],
  [
    { description: 'x'.repeat(5_001) },
    'description',
    'The description must be at most 5000 characters long',
  ],
  [{ amount: '-5', currency: 'NGN' }, 'amount', AMOUNT],
  [{ amount: '0', currency: 'NGN' }, 'amount', AMOUNT],
  [{ amount: '1e30', currency: 'NGN' }, 'amount', AMOUNT],
  [{ amount: '1.500', currency: 'NGN' }, 'amount', AMOUNT],
  [{ amount: '5' }, 'currency', 'Please select a currency'],
  [{ amount: '5', currency: 'XYZ' }, 'currency', 'Please select a currency'],
  [{ currency: 'NGN' }, 'amount', 'Please enter the amount, or no currency'],
  [{ paidAt: 'yesterday' }, 'paidAt', 'Please enter the whole date and time of the payment'],
  [{ paidAt: '2999-01-01T00:00:00Z' }, 'paidAt', 'The payment cannot be in the future'],
  [{ paidAt: '1999-12-31T23:59:59Z' }, 'paidAt', 'The payment cannot be before the year 2000'],
  [{ subcategory: 'nonsense' }, 'subcategory', 'Please select a subcategory of Website'],
  [{ subcategory: 'call' }, 'subcategory', 'Please select a subcategory of Website'],
])('%j is refused at %s: %s', async (fields, path, sentence) => {
  const problem = expectProblem(await submitReport(ada, fields), 422);
  const message = `Validation Error: ${sentence}`;
  expect(problem).toMatchObject({ detail: message, errors: [{ path, message }] });
});

test('a report without a file is refused in the specified words', async () => {
  const problem = expectProblem(await submitReport(ada, {}, null), 422);
  expect(problem).toMatchObject({
    detail: 'Validation Error: Please select a file',
    errors: [{ path: 'evidence' }],
  });
});

test('every invalid field is listed', async () => {
  const problem = expectProblem(await submitReport(ada, { description: '' }, null), 422);
  expect(problem.errors?.map(({ path }) => path)).toEqual(['description', 'evidence']);
});

test('a file that is not a picture is refused, whatever its name', async () => {
  const picture = {
    content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    name: 'a.png',
  };
  const problem = expectProblem(await submitReport(ada, {}, picture), 422);
  expect(problem.detail).toBe('Validation Error: Please select a PNG, JPEG or WebP picture');
});

test('a damaged picture is refused', async () => {
  const content = (await photograph()).subarray(0, 1_000);
  const problem = expectProblem(await submitReport(ada, {}, { content, name: 'a.jpg' }), 422);
  expect(problem.detail).toBe(
    'Validation Error: The picture cannot be read. Please choose another.',
  );
});

test('a file over 10 MB is refused as too large', async () => {
  const content = Buffer.alloc(11 * 1024 * 1024, 1);
  const problem = expectProblem(await submitReport(ada, {}, { content, name: 'a.jpg' }), 413);
  expect(problem.detail).toBe('Validation Error: The picture must be at most 10 MB');
});

test('the report type chosen in the footer is stored', async () => {
  const response = await submitReport(ada, { type: 'Security Vulnerability' });
  expect(response.json()).toMatchObject({ type: 'Security Vulnerability' });
});

test('a hand-made request cannot set fields that belong to the server', async () => {
  const fields = { status: 'Resolved', reportedBy: 'Eve', id: 'x', createdAt: '2020-01-01' };
  const response = await submitReport(ada, fields);
  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({ status: 'Pending', reportedBy: 'Ada' });
});

test('the answer to a new report gives its address', async () => {
  const response = await submitReport(ada);
  const { id } = response.json<{ id: string }>();
  expect(response.headers.location).toBe(`/v1/reports/${id}`);
  expect((await ada.request('GET', `/v1/reports/${id}`)).json()).toEqual(response.json());
});

test('a new report gives the reporter two notifications about it', async () => {
  const { id } = await createReport(ada);
  const { items } = (await ada.request('GET', '/v1/me/notifications')).json<{
    items: { title: string; type: string; reportId: string | null }[];
  }>();
  const about = items.filter(({ reportId }) => reportId === id);
  expect(about.map(({ title, type }) => [title, type]).toSorted()).toEqual([
    ['Report Submitted', 'successful submission'],
    ['Report Under Review', 'report'],
  ]);
});

describe('with an Idempotency-Key', () => {
  const send = (client: Client, key: string, fields = {}) =>
    submitReport(client, fields, undefined, { 'idempotency-key': key });

  test('the same key files one report and returns the same answer', async () => {
    const first = await send(ada, 'key-1');
    const second = await send(ada, 'key-1');
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
  });

  test('everything that a report says is stored, and the same again with its key is no other report', async () => {
    const first = await send(ada, 'key of all', otherContent);
    expect(first.json()).toMatchObject(otherContent);
    const second = await send(ada, 'key of all', otherContent);
    expect(second.statusCode, second.body).toBe(201);
    expect(second.json()).toEqual(first.json());
    const { id } = first.json<{ id: string }>();
    expect((await ada.request('GET', `/v1/reports/${id}`)).json()).toMatchObject(otherContent);
  });

  test.each(differences)(
    'other content with the same key is refused, not silently dropped: %j',
    async (other) => {
      const key = `key of ${Object.keys(other)}`;
      await send(ada, key);
      const response = await send(ada, key, other);
      expect(expectProblem(response, 422).code).toBe('idempotency-key-reused');
    },
  );

  test('ten simultaneous requests file one report, with one pair of notifications', async () => {
    const client = await createClient(server);
    const responses = await Promise.all(Array.from({ length: 10 }, () => send(client, 'key-2')));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
    expect(new Set(responses.map((response) => response.json().id)).size).toBe(1);
    const { database } = server.platform;
    expect(
      await database.select().from(reports).where(eq(reports.reporterId, client.user.id)),
    ).toHaveLength(1);
    const aboutReports = and(
      eq(notifications.userId, client.user.id),
      eq(notifications.kind, 'report-filed'),
    );
    expect(await database.select().from(notifications).where(aboutReports)).toHaveLength(1);
  });

  test('a different key, or the same key from another user, files another report', async () => {
    const eve = await createClient(server);
    const responses = [
      await send(ada, 'key-3'),
      await send(ada, 'key-4'),
      await send(eve, 'key-3'),
    ];
    expect(new Set(responses.map((response) => response.json().id)).size).toBe(3);
  });

  test('a refused request can be sent again with the same key', async () => {
    expect((await send(ada, 'key-5', { target: '' })).statusCode).toBe(422);
    expect((await send(ada, 'key-5')).statusCode).toBe(201);
  });

  test('an empty or very long key is refused', async () => {
    expectProblem(await send(ada, ''), 400);
    expectProblem(await send(ada, 'x'.repeat(201)), 400);
  });
});

test('filing answers with the report as everyone reads it', async () => {
  const filed = await createReport(ada, { description: 'They wrote from prize@evil.example.com.' });
  const read = await ada.request('GET', `/v1/reports/${filed.id}`);
  expect(read.json()).toEqual(filed);
});

test('filing takes three statements, which have names: the key, the note of the picture, the report', async () => {
  await createReport(ada);
  const queries = vi.spyOn(server.platform.database.$client, 'query');
  await createReport(ada);
  const sent = queries.mock.calls.map(([query]) => query as unknown as QueryConfig);
  queries.mockRestore();
  const ofReports = sent.filter(({ text }) =>
    /"(?:reports|possible_orphans|notifications)"/.test(text),
  );
  expect(ofReports.map(({ name }) => name)).toEqual([
    'report_key',
    'possible_orphans',
    'report_filing',
  ]);
});
