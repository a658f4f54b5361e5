import type { ReportStatus } from '@redflag/shared/reports';
import type {
  BulkBegun,
  BulkChange,
  BulkChangeRequest,
  BulkOutcome,
} from '@redflag/shared/review/bulk-changes';
import { BULK_IDS_MAX } from '@redflag/shared/review/values';
import { expect, test } from 'vitest';
import { reportAddress } from '#features/reports/review/filter-address.ts';
import { inWords, madeOf, partsOf, totalOf, undoOf } from './bulk-change.ts';

const stayed = { id: '2', target: null, code: 'not-found', detail: 'Report not found' };
const filter = { ...reportAddress.unfiltered, q: 'shop', sort: 'oldest' } as const;

test('selected reports are changed from the status that was shown', () => {
  const statuses = { a: 'Pending', b: 'Closed', c: 'Pending' } as const;
  expect(partsOf({ all: null, statuses }, filter)).toEqual([
    { from: 'Pending', reportIds: ['a', 'c'] },
    { from: 'Closed', reportIds: ['b'] },
  ]);
});

test('more reports than a request may have are changed in several', () => {
  const ids = Array.from({ length: 2 * BULK_IDS_MAX + 1 }, (_, index) => `report-${index}`);
  const statuses = Object.fromEntries(ids.map((id) => [id, 'Pending' as ReportStatus]));
  const parts = partsOf({ all: null, statuses }, filter);
  expect(parts.map(({ reportIds }) => reportIds?.length)).toEqual([BULK_IDS_MAX, BULK_IDS_MAX, 1]);
  expect(parts.flatMap(({ reportIds }) => reportIds)).toEqual(ids);
});

test('all reports of a search are changed by its filter, and none that came later', () => {
  const all = { count: 212, isMore: false, asOf: '2026-11-20T09:30:00.000Z' };
  expect(partsOf({ all, statuses: { a: 'Pending' } }, filter)).toEqual([
    { filter: { q: 'shop' }, asOf: all.asOf, expected: 212 },
  ]);
});

const change = {
  reportIds: ['a', 'b'],
  from: 'Pending',
  status: 'Closed',
} satisfies BulkChangeRequest;
const begun = { id: '1' };

test('what was changed can be undone, but not what another administrator did', () => {
  const made = madeOf(change, { ...begun, changed: 1, unchanged: [{ ...stayed, id: 'b' }] });
  expect(made).toMatchObject({ changedIds: ['a'], isWhole: false });
  expect(undoOf([made])).toEqual([{ reportIds: ['a'], status: 'Pending', from: 'Closed' }]);
});

test.each<[string, BulkChangeRequest, BulkBegun | BulkOutcome]>([
  [
    'were rejected before, which takes a reason',
    { ...change, from: 'Rejected' },
    { ...begun, changed: 2, unchanged: [] },
  ],
  ['are changed in the background', { filter: {}, status: 'Closed' }, begun],
])('reports that %s offer no undoing', (_which, request, answer) => {
  expect(undoOf([madeOf(request, answer)])).toEqual([]);
});

const part = (fields: Partial<BulkChange>): BulkChange => ({
  id: '1',
  status: 'Closed',
  expected: 2,
  isMore: false,
  changed: 2,
  unchanged: [],
  finishedAt: '2026-11-20T09:30:00.000Z',
  ...fields,
});

test('the parts of a change are one change, which is done when all are', () => {
  expect(totalOf([])).toBeNull();
  const unchanged = [stayed];
  const parts = [part({}), part({ changed: 1, unchanged })];
  expect(totalOf(parts)).toEqual({
    status: 'Closed',
    expected: 4,
    isMore: false,
    changed: 3,
    unchanged,
    isDone: true,
  });
  expect(totalOf([...parts, part({ finishedAt: null, isMore: true })])).toMatchObject({
    isDone: false,
    isMore: true,
  });
});

test.each([
  [1, 0, '1 report set to Closed'],
  [1_234, 0, '1,234 reports set to Closed'],
  [0, 1, '0 reports set to Closed, 1 stayed as it was'],
  [208, 4, '208 reports set to Closed, 4 stayed as they were'],
])('an outcome is said in words: %i changed, %i did not', (changed, count, words) => {
  const unchanged = Array.from({ length: count }, () => stayed);
  expect(
    inWords({ status: 'Closed', expected: 0, isMore: false, changed, unchanged, isDone: true }),
  ).toBe(words);
});
