import type { Report } from '@redflag/shared/reports';
import type { ReactNode } from 'react';
import { $api } from '#api/client.ts';
import { outcomeOf } from '#api/problem.ts';
import { Loaded } from '#ui/loaded.tsx';
import { useReportBeingDeleted } from './use-report-being-deleted.ts';

interface ReportLoadedProps {
  id: string;
  /** Path of the list to offer if there is no such report. */
  listPath: string;
  children: (report: Report) => ReactNode;
}

/** Shows a report once it is loaded, or says that it does not exist (any more). */
export function ReportLoaded({ id, listPath, children }: ReportLoadedProps) {
  const beingDeleted = useReportBeingDeleted();
  const report = $api.useQuery(
    'get',
    '/v1/reports/{id}',
    { params: { path: { id } } },
    { enabled: !beingDeleted },
  );
  return (
    <Loaded
      {...outcomeOf(report)}
      rows={8}
      rowHeight={44}
      missing={{
        title: 'Report not found',
        why: 'It may have been deleted, or the link may be incomplete.',
        backLabel: 'Back to reports',
        backPath: listPath,
      }}
    >
      {children}
    </Loaded>
  );
}
