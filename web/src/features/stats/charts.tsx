import type { ReportStatus } from '@redflag/shared/reports';
import { statusLabel } from '@redflag/shared/reports/report.words';
import type { Stats } from '@redflag/shared/stats';
import { STATS_DAYS } from '@redflag/shared/stats/values';
import { StatusBadge } from '#ui/badges/status-badge.tsx';
import { HorizontalBars, VerticalBars } from '#ui/charts/bars.tsx';
import { Chart } from '#ui/charts/chart.tsx';
import { LineRows } from '#ui/charts/lines.tsx';
import { FailureState } from '#ui/states/failure-state.tsx';
import { countOf, formatCount } from '#ui/text/counts.ts';
import classes from './charts.module.css';
import { barsOf, formatDuration, nameBuckets } from './format.ts';
import { useStats } from './use-stats.ts';

/** Charts of the reports and their outcome, each with a table. */
export function Charts() {
  const { stats, loading, failure, refetch } = useStats();
  if (failure) return <FailureState message={failure} onRetry={refetch} />;
  return (
    <div className={classes.charts} data-loading={loading || undefined}>
      {loading ? (
        <span className="visually-hidden" role="status">
          Loading
        </span>
      ) : null}
      <PerDay stats={stats} />
      <ByCategory stats={stats} />
      <ByStatus stats={stats} />
      <TimeToResolution stats={stats} />
    </div>
  );
}

interface StatsProps {
  stats: Stats;
}

function PerDay({ stats }: StatsProps) {
  const bars = barsOf(stats.perDay);
  return (
    <Chart
      title="Reports per day"
      summary={`${countOf(total(bars), { one: '# report', other: '# reports' })} in the last ${STATS_DAYS} days, ${formatCount(bars.at(-1)?.count ?? 0)} today. Days are in UTC.`}
      of="Day"
      bars={bars}
    >
      <VerticalBars bars={bars} />
    </Chart>
  );
}

function ByStatus({ stats }: StatsProps) {
  const bars = stats.byStatus.map(({ status, count }) => ({ name: status, count }));
  return (
    <Chart
      title="By status"
      summary={`${formatCount(stats.open)} of ${countOf(total(bars), { one: '# report', other: '# reports' })} not Resolved.`}
      of="Status"
      bars={bars}
    >
      <HorizontalBars
        bars={bars}
        label={(status) => (
          <StatusBadge
            status={status as ReportStatus}
            label={statusLabel(status as ReportStatus)}
          />
        )}
        statuses
      />
    </Chart>
  );
}

function ByCategory({ stats }: StatsProps) {
  const lines = stats.byCategory
    // An earlier version's server leaves the days out.
    .map(({ category, count, perDay: counts = [] }) => ({ name: category, count, counts }))
    .sort((a, b) => b.count - a.count);
  const rows = lines.map(({ counts, ...line }) => ({
    ...line,
    also: counts.reduce((sum, count) => sum + count, 0),
  }));
  const [first] = lines;
  return (
    <Chart
      title="By category"
      summary={
        first && first.count > 0
          ? `Most reported: ${first.name}, ${formatCount(first.count)} of ${formatCount(total(lines))}. The lines are the last ${STATS_DAYS} days.`
          : 'No reports yet.'
      }
      of="Category"
      alsoCounted={`Last ${STATS_DAYS} days`}
      bars={rows}
    >
      <LineRows lines={lines} />
    </Chart>
  );
}

function TimeToResolution({ stats }: StatsProps) {
  const { reports, medianSeconds, buckets } = stats.timeToResolution;
  const bars = nameBuckets(buckets);
  return (
    <Chart
      title="Time to resolution"
      summary={
        medianSeconds === null
          ? `No report was resolved in the last ${STATS_DAYS} days.`
          : `${countOf(reports, { one: '# report', other: '# reports' })} resolved in the last ${STATS_DAYS} days, typically within ${formatDuration(medianSeconds)}.`
      }
      of="Time taken"
      bars={bars}
    >
      <HorizontalBars bars={bars} />
    </Chart>
  );
}

function total(bars: { count: number }[]): number {
  return bars.reduce((sum, { count }) => sum + count, 0);
}
