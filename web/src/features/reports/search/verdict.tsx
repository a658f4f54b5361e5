import type { TargetSummary } from '@redflag/shared/reports';
import { peopleWhoReported } from '#features/reports/target-summary.ts';
import { DateTime } from '#ui/date-time.tsx';
import { Notice } from '#ui/notice.tsx';
import classes from './search.module.css';

/** The answer in one line, above the list: how many people reported the target. */
export function Verdict({ summary }: { summary: TargetSummary | undefined }) {
  return (
    <div className={classes.verdict} role="status">
      {summary?.latestAt ? (
        <Notice tone="danger" title={peopleWhoReported(summary.people)}>
          <p>
            Last reported on <DateTime value={summary.latestAt} />. Do not pay, reply or click.
          </p>
        </Notice>
      ) : null}
    </div>
  );
}
