import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

test('a change shows the values before and after', () => {
  expect(changesOf({ status: 'Pending' }, { status: 'Rejected', reason: 'No evidence' })).toEqual([
    { name: 'Status', before: 'Pending', after: 'Rejected' },
    { name: 'Reason', before: null, after: 'No evidence' },
  ]);
});

test('unchanged fields are omitted', () => {
  const before = { title: 'Locks', body: 'Old' };
  expect(changesOf(before, { title: 'Locks', body: 'New' })).toEqual([
    { name: 'Text', before: 'Old', after: 'New' },
  ]);
});

test('a deletion shows only the value before, and an addition only the value after', () => {
  expect(changesOf({ reportedBy: 'Ada' }, null)).toEqual([
    { name: 'Reported by', before: 'Ada', after: null },
  ]);
  expect(changesOf(null, { title: 'Locks', image: null })).toEqual([
    { name: 'Title', before: null, after: 'Locks' },
  ]);
});

test('a replaced picture is distinguished from a new one', () => {
  expect(changesOf({ image: 'a.jpg' }, { image: 'b.jpg' })).toMatchObject([
    { before: 'a picture', after: 'a different picture' },
  ]);
  expect(changesOf({ image: null }, { image: 'b.jpg' })).toMatchObject([{ after: 'a picture' }]);
  expect(changesOf({ image: 'a.jpg' }, { image: 'a.jpg' })).toEqual([]);
});

test('a timeout is shown in minutes', () => {
  expect(changesOf({ timeout: 1_800_000 }, { timeout: 3_600_000 })).toEqual([
    { name: 'Timeout', before: '30 minutes', after: '60 minutes' },
  ]);
  expect(changesOf(null, { timeout: 60_000 })).toMatchObject([{ after: '1 minute' }]);
});

test('a bare value is shown too', () => {
  expect(changesOf('a@example.org', null)).toEqual([
    { name: 'Value', before: 'a@example.org', after: null },
  ]);
});
