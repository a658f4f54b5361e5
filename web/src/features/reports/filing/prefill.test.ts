import { expect, test } from 'vitest';
import { newReportAddress, readPrefill } from './prefill.ts';

const read = (address: string) => readPrefill(new URLSearchParams(address));

test('a search without results fills in the whole form', () => {
  const search = {
    category: 'website',
    subcategory: 'malware',
    target: 'a.example/?x=1&y',
  } as const;
  expect(read(newReportAddress(search))).toEqual({ ...search, type: 'Scam' });
});

test('the type of report is kept', () => {
  expect(read(newReportAddress({ type: 'Security Vulnerability' })).type).toBe(
    'Security Vulnerability',
  );
});

test('an empty form has the bare address', () => {
  expect(newReportAddress({})).toBe('');
  expect(read('')).toEqual({ category: '', subcategory: '', type: 'Scam', target: '' });
});

test('unknown values are ignored', () => {
  expect(read('?category=pigeon&subcategory=sms&type=Gossip')).toEqual({
    category: '',
    subcategory: '',
    type: 'Scam',
    target: '',
  });
});
