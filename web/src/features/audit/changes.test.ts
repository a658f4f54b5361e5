import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

test('a change says what was and what is', () => {
  expect(changesOf({ status: 'Pending' }, { status: 'Rejected', reason: 'No evidence' })).toEqual([
    { name: 'Status', before: 'Pending', after: 'Rejected' },
    { name: 'Reason', before: null, after: 'No evidence' },
  ]);
});

test('what stayed is left out', () => {
  const before = { title: 'Locks', body: 'Old' };
  expect(changesOf(before, { title: 'Locks', body: 'New' })).toEqual([
    { name: 'Text', before: 'Old', after: 'New' },
  ]);
});

test('what is gone has no after, and what is new no before', () => {
  expect(changesOf({ reportedBy: 'Ada' }, null)).toEqual([
    { name: 'Reported by', before: 'Ada', after: null },
  ]);
  expect(changesOf(null, { title: 'Locks', image: null })).toEqual([
    { name: 'Title', before: null, after: 'Locks' },
  ]);
});

test('another picture is told from one that is new', () => {
  expect(changesOf({ image: 'a.jpg' }, { image: 'b.jpg' })).toMatchObject([
    { before: 'a picture', after: 'a different picture' },
  ]);
  expect(changesOf({ image: null }, { image: 'b.jpg' })).toMatchObject([{ after: 'a picture' }]);
  expect(changesOf({ image: 'a.jpg' }, { image: 'a.jpg' })).toEqual([]);
});

test('a timeout is read in minutes', () => {
  expect(changesOf({ timeout: 1_800_000 }, { timeout: 3_600_000 })).toEqual([
    { name: 'Timeout', before: '30 minutes', after: '60 minutes' },
  ]);
});

test('a bare value is shown too', () => {
  expect(changesOf('a@example.org', null)).toEqual([
    { name: 'Value', before: 'a@example.org', after: null },
  ]);
});
