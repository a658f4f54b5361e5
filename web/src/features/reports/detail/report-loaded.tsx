import type { Report } from '@redflag/shared/reports';
import { useIsMutating } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { $api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailureState } from '#ui/failure-state.tsx';
import { Loading } from '#ui/loading.tsx';

interface ReportLoadedProps {
  id: string;
  /** The list that leads on where there is no such report. */
  listPath: string;
  children: (report: Report) => ReactNode;
}

/** Shows a report once it is there, or that there is none (any more). */
export function ReportLoaded({ id, listPath, children }: ReportLoadedProps) {
  // Until the screen is left, a report that is just being deleted is not missed.
  const beingDeleted = useIsMutating({ mutationKey: ['delete', '/v1/reports/{id}'] }) > 0;
  const { data, error, refetch } = $api.useQuery(
    'get',
    '/v1/reports/{id}',
    { params: { path: { id } } },
    { enabled: !beingDeleted },
  );
  const problem = error ? problemOf(error) : null;
  if (problem?.isMissing) {
    return (
      <EmptyState
        title="Report not found"
        action={
          <Button component={Link} to={listPath}>
            Back to the reports
          </Button>
        }
      >
        It may have been deleted, or the address is incomplete.
      </EmptyState>
    );
  }
  if (data) {
    return children(data);
  }
  return problem ? (
    <FailureState message={problem.detail} onRetry={refetch} />
  ) : (
    <Loading rows={8} rowHeight={44} />
  );
}
