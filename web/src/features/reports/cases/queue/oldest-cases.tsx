import type { Case } from '@redflag/shared/review/cases';
import { plural } from '@redflag/shared/text/plural';
import { showTarget } from '@redflag/shared/text/show-target';
import { outcomeOf } from '#api/problem.ts';
import { $api, byCursor } from '#api/query-client.ts';
import { VerdictLevel } from '#features/reports/verdicts/verdict-level.tsx';
import type { Column } from '#ui/lists/data-table.tsx';
import { DataTable, LongText } from '#ui/lists/data-table.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { AgoOnly } from '#ui/text/date-time.tsx';

const FEW = 3;

const columns: Column<Case>[] = [
  {
    header: 'Target',
    phone: 'title',
    cell: ({ target }) => <LongText>{showTarget(target.shown)}</LongText>,
  },
  { header: 'Verdict', phone: 'body', cell: ({ target }) => <VerdictLevel target={target} /> },
  {
    header: 'Waiting',
    phone: 'labelled',
    cell: ({ waiting, replies }) =>
      [
        plural(waiting, { one: '# report', other: '# reports' }),
        replies > 0 && plural(replies, { one: '# answer', other: '# answers' }),
      ]
        .filter(Boolean)
        .join(', '),
  },
  { header: 'Oldest', phone: 'labelled', cell: ({ oldestAt }) => <AgoOnly value={oldestAt} /> },
];

/** The targets whose reports have waited longest. */
export function OldestCases({ casePath }: { casePath: (targetId: string) => string }) {
  // In pages, as the queue is, from which a decided case is taken.
  const oldest = $api.useInfiniteQuery(
    'get',
    '/v1/cases',
    { params: { query: { sort: 'oldest', limit: FEW } } },
    byCursor,
  );
  return (
    <Loaded {...outcomeOf(oldest)} data={oldest.data?.pages[0]?.items} rows={FEW} rowHeight={66}>
      {(items) =>
        items.length > 0 ? (
          <DataTable
            caption="Waiting longest"
            columns={columns}
            rows={items}
            rowKey={({ target }) => `${target.id}`}
            rowHref={({ target }) => casePath(`${target.id}`)}
          />
        ) : (
          <p>Nothing waits for review.</p>
        )
      }
    </Loaded>
  );
}
