import type { Report } from '@redflag/shared/reports';
import type { ReactNode } from 'react';
import { outcomeOf } from '#api/problem.ts';
import { Loaded } from '#ui/states/loaded.tsx';
import { useReport } from './use-report.ts';

interface ReportLoadedProps {
  id: string;
  /** Path of the list to offer if there is no such report. */
  listPath: string;
  children: (report: Report) => ReactNode;
}

/** Shows a report once it is loaded, or says that it does not exist (any more). */
export function ReportLoaded({ id, listPath, children }: ReportLoadedProps) {
  return (
    <Loaded
      {...outcomeOf(useReport(id))}
      rows={4}
      rowHeight={96}
      missing={{
        title: 'Report not found',
        why: 'It may have been deleted, or a part of the link may be missing.',
        backLabel: 'Back to reports',
        backPath: listPath,
      }}
    >
      {children}
    </Loaded>
  );
}
