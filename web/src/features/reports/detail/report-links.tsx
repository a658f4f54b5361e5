import type { Report } from '@redflag/shared/reports';
import type { Search } from '#features/reports/search-address.ts';
import { LinkedTargets } from '#features/reports/verdicts/linked-targets.tsx';
import { useTargetOfReport } from './use-target-of-report.ts';

interface ReportLinksProps {
  report: Report;
  /** Path of the screen that finds the reports on a target. */
  searchPath: (search: Search) => string;
}

/** What reports on a report's target also name. */
export function ReportLinks({ report, searchPath }: ReportLinksProps) {
  const { data } = useTargetOfReport(report);
  return <LinkedTargets targets={data?.linked ?? []} searchPath={searchPath} />;
}
