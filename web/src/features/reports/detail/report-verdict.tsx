import type { Report } from '@redflag/shared/reports';
import { outcomeOf } from '#api/problem.ts';
import type { Search } from '#features/reports/search/search-address.ts';
import { Verdict } from '#features/reports/verdicts/verdict.tsx';
import { FailureState } from '#ui/failure-state.tsx';
import { Loading } from '#ui/loading.tsx';
import classes from './detail.module.css';
import { LinkedTargets } from './linked-targets.tsx';
import { useTargetOfReport } from './use-target-of-report.ts';

interface ReportVerdictProps {
  report: Report;
  /** Path of the screen that finds the reports on a target. */
  searchPath: (search: Search) => string;
}

/** What is known of a report's target from all reports on it, and what else they name. */
export function ReportVerdict({ report, searchPath }: ReportVerdictProps) {
  const { data: target, problem, refetch } = outcomeOf(useTargetOfReport(report));
  if (problem?.isMissing) return null;
  return (
    <section className={classes.verdict} aria-labelledby="verdict">
      <h2 id="verdict">What we know about this target</h2>
      {target ? (
        <>
          <div role="status">
            <Verdict target={target} withoutTarget />
          </div>
          <LinkedTargets targets={target.linked ?? []} searchPath={searchPath} />
        </>
      ) : null}
      {!target && problem ? <FailureState message={problem.detail} onRetry={refetch} /> : null}
      {target || problem ? null : <Loading rows={1} rowHeight={128} />}
    </section>
  );
}
