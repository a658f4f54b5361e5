import { expect, test } from 'vitest';
import { auditAddress, auditQuery, readAuditFilter, unfiltered } from './audit-address.ts';

test('a filter can be reloaded and shared', () => {
  const filter = {
    action: 'post.delete',
    q: 'locks',
    from: '2026-01-01',
    to: '2026-01-31',
  } as const;
  expect(readAuditFilter(auditAddress(filter))).toEqual(filter);
});

test('no filter is the bare address, and asks for everything', () => {
  expect(auditAddress(unfiltered).toString()).toBe('');
  expect(auditQuery(unfiltered)).toEqual({});
});

test('values that there are not narrow nothing', () => {
  const params = new URLSearchParams('?action=report.burn&from=yesterday&to=2026-13-41');
  expect(readAuditFilter(params)).toEqual(unfiltered);
});
