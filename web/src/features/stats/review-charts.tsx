import type { ReviewStats } from '@redflag/shared/stats';
import { REPLY_STATS_DAYS, resolutionDays, STATS_DAYS } from '@redflag/shared/stats/values';
import { Link } from 'react-router';
import { problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { HorizontalBars } from '#ui/charts/bars.tsx';
import type { Bar } from '#ui/charts/chart.tsx';
import { Chart } from '#ui/charts/chart.tsx';
import { TimeLine } from '#ui/charts/lines.tsx';
import { AlertIcon } from '#ui/icons.tsx';
import { FailureState } from '#ui/states/failure-state.tsx';
import { countOf, formatCount } from '#ui/text/counts.ts';
import classes from './charts.module.css';
import { barsOf, formatDuration, nameBuckets } from './format.ts';

/** Keeps the space until the figures have loaded. */
const placeholder: ReviewStats = {
  waiting: resolutionDays.map((withinDays) => ({ withinDays, count: 0 })),
  waitingPerDay: [],
  decisionsPerDay: [],
  timeToDecision: { decisions: 0, medianSeconds: null },
  replies: { waiting: 0, overdue: 0, decided: 0, inTime: 0, medianSeconds: null },
  mostlyRejected: [],
};

interface ReviewChartsProps {
  userPath: (id: string) => string;
  /** The cases with answers to reports. */
  answersPath: string;
}

/** How reviewing goes: what waits, what was decided, and who files what is rejected. */
export function ReviewCharts({ userPath, answersPath }: ReviewChartsProps) {
  const { data, error, refetch } = $api.useQuery('get', '/v1/stats/review');
  if (error && !data) return <FailureState message={problemOf(error).sentence} onRetry={refetch} />;
  const { waiting, timeToDecision, replies, mostlyRejected } = data ?? placeholder;
  const ages = nameBuckets(waiting);
  const decided = barsOf((data ?? placeholder).decisionsPerDay);
  // An earlier version's server leaves it out.
  const waited = barsOf((data ?? placeholder).waitingPerDay ?? []);
  return (
    <div className={classes.charts} data-loading={!data || undefined}>
      <Chart title="Waiting by age" summary={describeWaiting(waiting)} of="Age" bars={ages}>
        <HorizontalBars bars={ages} />
      </Chart>
      <Chart
        title="Waiting per day"
        summary={describeChange(waited)}
        of="Day"
        counted="Waiting at its end"
        bars={waited}
      >
        <TimeLine bars={waited} />
      </Chart>
      <Chart
        title="Decisions per day"
        summary={describeDecisions(timeToDecision)}
        of="Day"
        counted="Decisions"
        bars={decided}
      >
        <TimeLine bars={decided} />
      </Chart>
      <section className={classes.words}>
        <h3>Answers to reports</h3>
        <p>{describeReplies(replies)}</p>
        {replies.overdue > 0 ? (
          <p className={classes.late}>
            <AlertIcon size={16} />
            {countOf(replies.overdue, { one: '# answer is late', other: '# answers are late' })}
          </p>
        ) : null}
        {replies.waiting > 0 ? <Link to={answersPath}>See what waits</Link> : null}
      </section>
      {mostlyRejected.length > 0 ? (
        <section className={classes.people} aria-label="Mostly rejected">
          <h3>Mostly rejected</h3>
          <p>More than half of the last ten decided reports of these people were rejected.</p>
          <ul>
            {mostlyRejected.map(({ id, username, rejected }) => (
              <li key={id}>
                <Link to={userPath(id)}>
                  <bdi>{username}</bdi>
                </Link>{' '}
                {rejected} rejected
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

function describeWaiting(waiting: ReviewStats['waiting']): string {
  const all = waiting.reduce((sum, { count }) => sum + count, 0);
  const [today] = waiting;
  if (all === 0) return 'Nothing waits for review.';
  const older = all - (today?.count ?? 0);
  return `${countOf(all, { one: '# report waits', other: '# reports wait' })}, ${older === 0 ? 'none' : formatCount(older)} of them since before today. Days are in UTC.`;
}

function describeChange(waited: Bar[]): string {
  const [before, now] = [waited.at(0)?.count ?? 0, waited.at(-1)?.count ?? 0];
  if (now === before) return `As many as ${STATS_DAYS} days ago: ${formatCount(now)}.`;
  const difference = formatCount(Math.abs(now - before));
  return `${formatCount(now)} now, ${difference} ${now > before ? 'more' : 'fewer'} than ${STATS_DAYS} days ago.`;
}

function describeDecisions({ decisions, medianSeconds }: ReviewStats['timeToDecision']): string {
  if (medianSeconds === null) return `Nothing was decided in the last ${STATS_DAYS} days.`;
  return `${countOf(decisions, { one: '# decision', other: '# decisions' })} in the last ${STATS_DAYS} days, half of them within ${formatDuration(medianSeconds)} of filing.`;
}

function describeReplies(replies: ReviewStats['replies']): string {
  const { waiting, overdue, decided, inTime, medianSeconds } = replies;
  const now = `${formatCount(waiting)} waiting, ${overdue === 0 ? 'none' : formatCount(overdue)} of them late.`;
  if (decided === 0 || medianSeconds === null)
    return `${now} None was decided in the last ${REPLY_STATS_DAYS} days.`;
  const share = Math.floor((100 * inTime) / decided);
  return `${now} In the last ${REPLY_STATS_DAYS} days ${formatCount(decided)} decided, ${share} % of them in time, half of them within ${formatDuration(medianSeconds)}.`;
}
