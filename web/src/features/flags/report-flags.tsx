import type { Report } from '@redflag/shared/reports';
import { outcomeOf, problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { toastError } from '#ui/toast.tsx';
import { FlagGroup } from './flag-group.tsx';
import classes from './flags.module.css';
import { useRefreshFlags } from './settle-form.tsx';

/** The flags on a report, open and settled, and whether it is hidden. For administrators. */
export function ReportFlags({ report }: { report: Pick<Report, 'id' | 'hiddenBy'> }) {
  const open = useFlagsOn(report.id, 'open');
  const settled = useFlagsOn(report.id, 'settled');
  const groups = open.data && settled.data && [...open.data.items, ...settled.data.items];
  const error = open.error ?? settled.error;
  // Most reports have none, so no space is kept for them.
  if (!groups?.length && !error && !report.hiddenBy) return null;
  return (
    <section className={classes.section} aria-labelledby="flags">
      <h2 id="flags">Flags</h2>
      <Loaded {...outcomeOf(open.error ? open : settled)} data={groups} rows={1} rowHeight={180}>
        {(found) => found.map((flagged) => <FlagGroup key={flagged.id} flagged={flagged} />)}
      </Loaded>
      <div>
        <HideButton report={report} />
      </div>
    </section>
  );
}

function useFlagsOn(reportId: string, state: 'open' | 'settled') {
  return $api.useQuery('get', '/v1/flags', { params: { query: { reportId, state } } });
}

function HideButton({ report: { id, hiddenBy } }: { report: Pick<Report, 'id' | 'hiddenBy'> }) {
  const hidden = hiddenBy !== null;
  const refresh = useRefreshFlags();
  const change = $api.useMutation('put', '/v1/reports/{id}/hidden', {
    onError: (error) => toastError(problemOf(error).detail),
    onSettled: () => void refresh(),
  });
  return (
    <Button
      variant="default"
      loading={change.isPending}
      onClick={() => change.mutate({ params: { path: { id } }, body: { hidden: !hidden } })}
    >
      {hidden ? 'Show text and picture' : 'Hide text and picture'}
    </Button>
  );
}
