import { expect, test } from 'vitest';
import type { NewReportDraft } from './new-report-check.ts';
import { checkNewReport, emptyReport } from './new-report-check.ts';

const picture = (type: string, bytes = 1) => new File([new Uint8Array(bytes)], 'proof', { type });

const complete = (changes: Partial<NewReportDraft> = {}): NewReportDraft => ({
  ...emptyReport(),
  category: 'website',
  target: 'hxxps://example[.]com',
  description: 'A fake shop.',
  evidence: picture('image/png'),
  ...changes,
});

test('a complete report has no errors', async () => {
  expect(await checkNewReport(complete())).toEqual({});
});

test('an empty form shows a message for every missing field', async () => {
  const empty = complete({ category: '', target: ' ', description: '', evidence: null });
  expect(await checkNewReport(empty)).toEqual({
    category: 'Validation Error: Please select a category',
    target: 'Validation Error: Please enter a number, site or account',
    description: 'Validation Error: Please enter a description of the report',
    evidence: 'Validation Error: Please select a file',
  });
});

test('the message for an invalid target names its category', async () => {
  expect(await checkNewReport(complete({ category: 'email', target: 'nobody' }))).toEqual({
    target: 'Validation Error: Please enter a valid Email',
  });
});

test('a target that is too long says how long it may be', async () => {
  expect(await checkNewReport(complete({ target: 'a'.repeat(3_000) }))).toEqual({
    target: 'Validation Error: The number, site or account must be at most 2000 characters long',
  });
});

test("a wallet is checked against its subcategory's chain", async () => {
  const wallet = {
    category: 'crypto-wallet',
    target: '0x52908400098527886E0F7030069857D2E4169EE7',
  } as const;
  expect(await checkNewReport(complete({ ...wallet, subcategory: 'ethereum' }))).toEqual({});
  for (const subcategory of ['bitcoin', '']) {
    expect(await checkNewReport(complete({ ...wallet, subcategory }))).toEqual({
      target: 'Validation Error: Please enter a valid Crypto Wallet',
    });
  }
});

test.each([
  [picture('image/gif'), 'Validation Error: Please select a PNG, JPEG or WebP picture'],
  [
    picture('image/jpeg', 10 * 1024 * 1024 + 1),
    'Validation Error: The picture must be at most 10 MB',
  ],
])('a picture that the server would refuse is not uploaded: %o', async (evidence, message) => {
  expect(await checkNewReport(complete({ evidence }))).toEqual({ evidence: message });
});
