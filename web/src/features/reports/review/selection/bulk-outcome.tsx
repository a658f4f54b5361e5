import { statusLabel } from '@redflag/shared/reports/report.words';
import type { BulkChange, UnchangedReport } from '@redflag/shared/review/bulk-changes';
import { ALREADY_SET } from '@redflag/shared/review/status-change';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { $api } from '#api/query-client.ts';
import { useRefreshReports } from '#features/reports/use-refresh-reports.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { Progress } from '#ui/states/progress.tsx';
import { ShownTarget } from '#ui/text/breakable.tsx';
import { formatCount } from '#ui/text/counts.ts';
import { toastSuccess } from '#ui/toast.tsx';
import { inWords, totalOf } from './bulk-change.ts';

/** How often to ask how far a change is, in milliseconds, if no live event says so. */
const ASK_EVERY = 5_000;
/** More would push the list off the screen. */
const MOST_LISTED = 10;

interface BulkOutcomeProps {
  /** The parts of one change. */
  ids: string[];
  reportPath: (id: string) => string;
  onDismiss: () => void;
}

/** How far a change of many reports is, and then what became of those that stayed as they were. */
export function BulkOutcome({ ids, reportPath, onDismiss }: BulkOutcomeProps) {
  const refresh = useRefreshReports();
  const change = useQueries({
    queries: ids.map((id) => ({
      ...$api.queryOptions('get', '/v1/bulk-changes/{id}', { params: { path: { id } } }),
      refetchInterval: ({ state }: { state: { data?: BulkChange | undefined } }) =>
        state.data?.finishedAt === null ? ASK_EVERY : false,
    })),
    combine: (parts) => totalOf(parts.flatMap(({ data }) => data ?? [])),
  });
  const isDone = change?.isDone ?? false;
  const isWhole = isDone && change?.unchanged.length === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when everything is done
  useEffect(() => {
    if (isDone) refresh();
    if (change && isWhole) {
      toastSuccess(inWords(change));
      onDismiss();
    }
  }, [isDone]);

  if (!change || isWhole) return null;
  if (!isDone) {
    const done = change.changed + change.unchanged.length;
    const all = `${change.isMore ? 'more than ' : ''}${formatCount(change.expected)}`;
    return (
      <Progress value={change.isMore ? undefined : done / change.expected} label="Change of status">
        {`Changing to ${statusLabel(change.status)}: ${formatCount(done)} of ${all}`}
      </Progress>
    );
  }
  return (
    <div className="mb-md">
      <Notice tone="caution" title={inWords(change)} role="alert">
        <Unchanged reports={change.unchanged} reportPath={reportPath} />
        <Button variant="default" onClick={onDismiss}>
          Dismiss
        </Button>
      </Notice>
    </div>
  );
}

interface UnchangedProps {
  reports: UnchangedReport[];
  reportPath: (id: string) => string;
}

/** Each report that stayed as it was, with why. Those that need no change come last. */
function Unchanged({ reports: all, reportPath }: UnchangedProps) {
  const isSo = ({ code }: UnchangedReport) => Number(code === ALREADY_SET);
  const reports = [...all].sort((a, b) => isSo(a) - isSo(b));
  const [shown, setShown] = useState(MOST_LISTED);
  return (
    <>
      <ul className="mb-md">
        {reports.slice(0, shown).map(({ id, target, detail }) => (
          <li key={id}>
            {target ? (
              <Link to={reportPath(id)}>
                <ShownTarget>{target}</ShownTarget>
              </Link>
            ) : null}
            <p>{detail}</p>
          </li>
        ))}
      </ul>
      {reports.length > shown ? (
        <Button variant="default" onClick={() => setShown(shown + 10 * MOST_LISTED)}>
          {`Show more of ${formatCount(reports.length)}`}
        </Button>
      ) : null}
    </>
  );
}
