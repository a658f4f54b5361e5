import type { TargetSummary } from '@redflag/shared/reports';
import { DateTime } from '../../../ui/date-time.tsx';
import { AlertIcon } from '../../../ui/icons.tsx';
import { peopleWhoReported } from '../target-summary.ts';
import classes from './search.module.css';

/** The answer in one line, before the list: how many people reported the target. */
export function Verdict({ summary }: { summary: TargetSummary | undefined }) {
  return (
    <div role="status">
      {summary?.latestAt ? (
        <p className={classes.verdict}>
          <AlertIcon size={28} />
          <span>
            <strong>{peopleWhoReported(summary.people)}.</strong> Do not pay, answer or click before
            you are sure. Last report: <DateTime value={summary.latestAt} />
          </span>
        </p>
      ) : null}
    </div>
  );
}
