import type { TargetOverview } from '@redflag/shared/checks';
import { OVERVIEW_REPORTS } from '@redflag/shared/checks/values';
import { wordLosses } from '@redflag/shared/reports/loss.words';
import { statusLabel } from '@redflag/shared/reports/report.words';
import { memo } from 'react';
import { Link } from 'react-router';
import { EvidenceThumbnail } from '#features/reports/detail/evidence-picture.tsx';
import { AccountName } from '#ui/badges/account-name.tsx';
import { StatusBadge } from '#ui/badges/status-badge.tsx';
import { VerticalBars } from '#ui/charts/bars.tsx';
import { Chart } from '#ui/charts/chart.tsx';
import { countOf, formatCount } from '#ui/text/counts.ts';
import { AgoOnly } from '#ui/text/date-time.tsx';
import { nameMonth } from '#ui/text/dates.ts';
import { Described, RemovedNote } from '#ui/text/described.tsx';
import classes from './target-overview.module.css';

interface ExcerptsProps {
  excerpts: TargetOverview['excerpts'];
  reportPath: (id: string) => string;
}

/** What the reports that stand for a target say, each with its picture. */
export const Excerpts = memo(({ excerpts, reportPath }: ExcerptsProps) => {
  if (excerpts.length === 0) return null;
  return (
    <>
      <h2 id="excerpts" className="mb-md">
        What people say
      </h2>
      <ul className={classes.excerpts} aria-labelledby="excerpts">
        {excerpts.map((report) => (
          <li key={report.id} className={classes.excerpt}>
            {report.evidence ? (
              <EvidenceThumbnail evidence={report.evidence} reportedBy={report.reportedBy} />
            ) : null}
            <div className={classes.words}>
              <p className={classes.description} dir="auto">
                <Described report={report} />
              </p>
              <RemovedNote report={report} />
              <p className={classes.source}>
                <StatusBadge status={report.status} label={statusLabel(report.status)} />
                <AccountName name={report.reportedBy} mark={report.reporterMark} />
                <AgoOnly value={report.createdAt} />
                <Link className="touch on-screen" to={reportPath(report.id)}>
                  Read more
                  <span className="visually-hidden"> of the report by {report.reportedBy}</span>
                </Link>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
});

/** What those who reported a target lost, if enough of them say so. A server of the previous release does not know. */
export function Losses({ losses = [] }: Partial<Pick<TargetOverview, 'losses'>>) {
  return losses.length > 0 ? <p className={classes.losses}>{wordLosses(losses)}</p> : null;
}

/** When the reports on a target were filed, month by month. One month alone is no course of time. */
export const Timeline = memo(({ months }: { months: TargetOverview['months'] }) => {
  if (months.length < 2) return null;
  const bars = months.map(({ month, reports }) => ({
    name: nameMonth(month),
    count: reports,
  }));
  const total = bars.reduce((sum, { count }) => sum + count, 0);
  const reports = countOf(total, { one: '# report', other: '# reports' });
  const most = bars.reduce((one, other) => (other.count > one.count ? other : one));
  return (
    <div className={classes.timeline}>
      <Chart
        title="Reports by month"
        summary={`${total === OVERVIEW_REPORTS ? `The newest ${reports}` : reports} since ${bars[0]?.name}, most in ${most.name} (${formatCount(most.count)}). Without rejected ones.`}
        of="Month"
        bars={bars}
      >
        <VerticalBars bars={bars} />
      </Chart>
    </div>
  );
});
