import { categoryLabel } from '@redflag/shared/categories/category.words';
import type { Report } from '@redflag/shared/reports';
import { hiddenParts } from '@redflag/shared/reports/content.words';
import type { FlagGroup as Group } from '@redflag/shared/review/flags';
import { flagStates } from '@redflag/shared/review/values';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { outcomeOf, problemOf } from '#api/problem.ts';
import { $api, byCursor } from '#api/query-client.ts';
import { filterAddress, oneOf, queryOf } from '#ui/filters/filter-address.ts';
import { ShowMore } from '#ui/lists/show-more.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ListStatus } from '#ui/states/list-status.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ShownTarget } from '#ui/text/breakable.tsx';
import { DateTime } from '#ui/text/date-time.tsx';
import { Described, RemovedNote } from '#ui/text/described.tsx';
import { FlagGroup } from './flag-group.tsx';
import classes from './flags.module.css';

const address = filterAddress({ state: oneOf(flagStates, 'open') });

interface FlagListProps {
  reportPath: (id: string) => string;
  /** Path of the reports on a target. */
  targetPath: (target: Group['target']) => string;
  verdictOn: (target: Group['target']) => ReactNode;
}

/** What is flagged, each report and target once, newest first; what it shows is in the address. */
export function FlagList(props: FlagListProps) {
  const [params, setParams] = useSearchParams();
  const filter = address.read(params);
  const list = $api.useInfiniteQuery(
    'get',
    '/v1/flags',
    { params: { query: queryOf(filter) } },
    { ...byCursor, placeholderData: keepPreviousData },
  );
  const groups = list.data?.pages.flatMap(({ items }) => items);
  const settled = $api.useQuery('get', '/v1/flags', {
    params: { query: { state: 'settled', limit: 1 } },
  });
  const none = groups?.length === 0 && settled.data?.items.length === 0;
  const content = (
    <>
      <ListStatus
        shown={groups?.length}
        more={list.hasNextPage}
        total={list.data?.pages[0]?.total}
        of={
          filter.state === 'open'
            ? { one: '# waiting', other: '# waiting' }
            : { one: '# settled', other: '# settled' }
        }
      />
      <Loaded {...outcomeOf(list)} data={groups} rows={3} rowHeight={220}>
        {(shown) =>
          shown.length > 0 ? (
            <FlagGroups groups={shown} {...props} />
          ) : (
            <NoFlags state={filter.state} />
          )
        }
      </Loaded>
      <ShowMore list={list} failure={list.error && problemOf(list.error).detail} />
    </>
  );
  return none ? (
    content
  ) : (
    <Tabs
      tabs={{ open: 'Waiting', settled: 'Settled' }}
      value={filter.state}
      className="mb-lg"
      onChange={(state) => setParams(address.write({ ...filter, state }), { replace: true })}
    >
      {content}
    </Tabs>
  );
}

type FlagGroupsProps = FlagListProps & { groups: Group[] };

function FlagGroups({ groups, reportPath, targetPath, verdictOn }: FlagGroupsProps) {
  return (
    <ul className={classes.groups}>
      {groups.map((flagged) => (
        <li key={flagged.id}>
          <FlagGroup
            flagged={flagged}
            heading={
              <Heading
                flagged={flagged}
                verdict={verdictOn(flagged.target)}
                path={flagged.report ? reportPath(flagged.report.id) : targetPath(flagged.target)}
              />
            }
          />
        </li>
      ))}
    </ul>
  );
}

interface HeadingProps {
  flagged: Group;
  verdict: ReactNode;
  path: string;
}

function Heading({ flagged: { target, report }, verdict, path }: HeadingProps) {
  return (
    <div className={classes.thing}>
      {report?.evidence ? (
        <img
          src={`${report.evidence.url}?size=thumb`}
          alt={`Evidence of ${report.reportedBy}`}
          loading="lazy"
        />
      ) : null}
      <div>
        <h2>
          <Link to={path} className="touch">
            <ShownTarget>{report?.target ?? target.shown}</ShownTarget>
          </Link>
        </h2>
        {verdict}
        <p className="note">
          {report ? `Report by ${report.reportedBy}` : 'Target'}, {categoryLabel(target.category)}
          {report ? <Hidden report={report} /> : null}
        </p>
        {report ? (
          <p className={classes.excerpt} dir="auto">
            <Described report={report} />
          </p>
        ) : null}
        {report ? <RemovedNote report={report} /> : null}
      </div>
    </div>
  );
}

function Hidden({ report: { hidden, hiddenBy, pictureHiddenUntil } }: { report: Report }) {
  if (pictureHiddenUntil) {
    return (
      <>
        . Its picture is hidden from others until <DateTime value={pictureHiddenUntil} />.
      </>
    );
  }
  if (hiddenBy && !hidden) return '. Its picture is hidden from others.';
  return hiddenBy && `. Its ${hiddenParts()} are hidden from others.`;
}

function NoFlags({ state }: { state: 'open' | 'settled' }) {
  return (
    <EmptyState title={state === 'open' ? 'No flags are waiting' : 'No flags are settled yet'}>
      People flag a report or a target that is not a scam or is about them, or a report that shows
      private details or a rude or shocking picture. It waits here until you settle it.
    </EmptyState>
  );
}
