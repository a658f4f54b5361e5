import type { Report } from '@redflag/shared/reports';
import { outcomeOf } from '#api/problem.ts';
import type { Search } from '#features/reports/search-address.ts';
import { LinkedTargets } from '#features/reports/verdicts/linked-targets.tsx';
import { Verdict } from '#features/reports/verdicts/verdict.tsx';
import { FailureState } from '#ui/states/failure-state.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { useTargetOfReport } from './use-report.ts';

/** What is known of a report's target from all reports on it. */
export function ReportVerdict({ report }: { report: Report }) {
  const { data: target, problem, refetch } = outcomeOf(useTargetOfReport(report));
  if (problem?.isMissing) return null;
  return (
    <section className="mb-lg" aria-label="What we know about it">
      <div role="status">{target ? <Verdict target={target} withoutTarget large /> : null}</div>
      {!target && problem ? <FailureState message={problem.sentence} onRetry={refetch} /> : null}
      {target || problem ? null : <Loading rows={1} rowHeight={260} />}
    </section>
  );
}

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
