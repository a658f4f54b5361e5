import type { Category } from '@redflag/shared/categories';
import { categoryLabel } from '@redflag/shared/categories/category.words';
import type { Case } from '@redflag/shared/review/cases';
import { showTarget } from '@redflag/shared/text/show-target';
import { useSearchParams } from 'react-router';
import { outcomeOf, problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { useSession } from '#api/session.ts';
import classes from '#features/reports/cases/cases.module.css';
import { othersOn } from '#features/reports/cases/claims/claimed-by.tsx';
import { recommendedWords } from '#features/reports/cases/recommendation-words.ts';
import { ReplyDue } from '#features/reports/cases/reply-due.tsx';
import { VerdictLevel } from '#features/reports/verdicts/verdict-level.tsx';
import { useDeferredAppearance } from '#ui/hooks/use-deferred-appearance.ts';
import type { Column } from '#ui/lists/data-table.tsx';
import { DataTable, LongText } from '#ui/lists/data-table.tsx';
import { ShowMore } from '#ui/lists/show-more.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ListStatus } from '#ui/states/list-status.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { countOf } from '#ui/text/counts.ts';
import { DateOnly } from '#ui/text/date-time.tsx';
import { QueueFilters } from './queue-filters.tsx';
import { queueAddress, useQueue } from './use-queue.ts';

const columns: Column<Case>[] = [
  {
    header: 'Target',
    phone: 'title',
    cell: ({ target, claim }) => (
      <>
        <LongText>{showTarget(target.shown)}</LongText>
        {othersOn(claim) ? <p className="note">{othersOn(claim)}</p> : null}
      </>
    ),
  },
  {
    header: 'Verdict',
    phone: 'body',
    cell: ({ target, dueAt, proven, agreed }) => (
      <div className={classes.verdict}>
        <VerdictLevel target={target} />
        {dueAt ? <ReplyDue due={dueAt} proven={proven} /> : null}
        {agreed ? <span>Checkers agree: {recommendedWords[agreed]}</span> : null}
      </div>
    ),
  },
  {
    header: 'Picture',
    phone: 'badge',
    cell: ({ picture }) =>
      picture ? (
        <img
          className={classes.small}
          src={`${picture}?size=thumb`}
          alt="Evidence"
          loading="lazy"
        />
      ) : null,
  },
  {
    header: 'Category',
    phone: 'labelled',
    cell: ({ target }) => categoryLabel(target.category),
  },
  { header: 'Waiting', phone: 'labelled', cell: ({ waiting }) => waiting },
  { header: 'People', phone: 'labelled', cell: ({ people }) => people },
  { header: 'Flags', phone: 'labelled', cell: ({ flags }) => flags || null },
  { header: 'Oldest', phone: 'labelled', cell: ({ oldestAt }) => <DateOnly value={oldestAt} /> },
];

interface QueueProps {
  categories: Category[];
  casePath: (targetId: string) => string;
}

/** The targets with reports that wait for a decision; the filter is in the address. */
export function Queue({ categories, casePath }: QueueProps) {
  const [params, setParams] = useSearchParams();
  const filter = queueAddress.read(params);
  const { list, cases } = useQueue(filter);
  const isShown = useDeferredAppearance(cases !== undefined);
  const narrowed = queueAddress.count(filter) > 0;
  const { me } = useSession();
  // Reviewers read no statistics.
  const stats = $api.useQuery('get', '/v1/stats', {}, { enabled: me?.role === 'admin' });
  const pending = stats.data?.pending;
  const reports =
    narrowed || !pending
      ? ''
      : ` with ${countOf(pending, { one: '# report', other: '# reports' })}`;
  return (
    <>
      <QueueFilters
        categories={categories}
        applied={filter}
        onChange={(to) => setParams(queueAddress.write(to), { replace: true })}
      />
      <ListStatus
        shown={cases?.length}
        more={list.hasNextPage}
        total={list.data?.pages[0]?.total}
        of={{ one: `# target${reports}`, other: `# targets${reports}` }}
      />
      <Loaded {...outcomeOf(list)} data={isShown ? cases : undefined} rows={8}>
        {(shown) =>
          shown.length > 0 ? (
            <DataTable
              caption="Targets with reports that wait"
              columns={columns}
              rows={shown}
              rowKey={({ target }) => `${target.id}`}
              rowHref={({ target }) => casePath(`${target.id}`)}
            />
          ) : (
            <NothingWaits narrowed={narrowed} />
          )
        }
      </Loaded>
      <ShowMore list={list} failure={list.error && problemOf(list.error).sentence} />
    </>
  );
}

function NothingWaits({ narrowed }: { narrowed: boolean }) {
  return narrowed ? (
    <EmptyState title="Nothing that matches waits">
      Change or clear the filters to see more.
    </EmptyState>
  ) : (
    <EmptyState title="Nothing waits">
      Every report is decided or under review. New ones appear here by themselves.
    </EmptyState>
  );
}
