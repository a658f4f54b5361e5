import type { Job } from '@redflag/shared/admin/jobs';
import { AlertIcon, CheckIcon } from '#ui/icons.tsx';
import type { Column } from '#ui/lists/data-table.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { DateTime, TimeOnly } from '#ui/text/date-time.tsx';
import { formatDay } from '#ui/text/dates.ts';
import { isFailing } from './describe-jobs.ts';
import { describeSchedule, nextRun } from './describe-schedule.ts';
import classes from './jobs.module.css';

function columnsAt(now: Date): Column<Job>[] {
  return [
    {
      header: 'Job',
      phone: 'title',
      cell: ({ title, purpose }) => (
        <>
          {title}
          <span className={classes.purpose}>{purpose}</span>
        </>
      ),
    },
    { header: 'State', phone: 'badge', cell: (job) => <State {...job} /> },
    {
      header: 'Last run',
      phone: 'labelled',
      cell: ({ lastRunAt }) => (lastRunAt ? <DateTime value={lastRunAt} /> : '–'),
    },
    { header: 'Next run', phone: 'labelled', cell: (job) => <NextRun job={job} now={now} /> },
    { header: 'Waiting', phone: 'labelled', cell: ({ waiting }) => <Count of={waiting} /> },
    { header: 'Failed', phone: 'labelled', cell: ({ failed }) => <Count of={failed} /> },
  ];
}

interface JobsTableProps {
  jobs: Job[];
  /** When they were fetched. */
  at: Date;
  caption: string;
}

/** Background tasks, one row for each kind of job, those that wait first. */
export function JobsTable({ jobs, at, caption }: JobsTableProps) {
  const sorted = [...jobs].sort((a, b) => b.waiting - a.waiting || a.title.localeCompare(b.title));
  return (
    <DataTable
      caption={caption}
      columns={columnsAt(at)}
      rows={sorted}
      rowKey={({ name }) => name}
    />
  );
}

/** On phones, a count of 0 is left out with its label. */
function Count({ of }: { of: number }) {
  return of === 0 ? <span className={classes.none}>0</span> : of;
}

function NextRun({ job: { schedule }, now }: { job: Job; now: Date }) {
  const next = nextRun(schedule, now);
  const Moment = next && formatDay(next) === formatDay(now) ? TimeOnly : DateTime;
  return (
    <>
      {next ? <Moment value={next.toISOString()} /> : null}{' '}
      <span className={classes.schedule}>{describeSchedule(schedule)}</span>
    </>
  );
}

/** How the last run went, with what went wrong. */
function State(job: Job) {
  const { lastRunAt, lastError, lastSuccessAt } = job;
  if (!isFailing(job) || !lastError) {
    return lastRunAt ? (
      <span className={classes.state}>
        <CheckIcon size={16} /> Works
      </span>
    ) : (
      <span className={classes.schedule}>Idle</span>
    );
  }
  return (
    <div className={classes.failing}>
      <span className={classes.state}>
        <AlertIcon size={16} /> Failing
      </span>
      <span>{lastError.message}</span>
      <span className={classes.schedule}>
        {lastSuccessAt ? (
          <>
            Last success <DateTime value={lastSuccessAt} />
          </>
        ) : (
          'No success in the last day'
        )}
      </span>
    </div>
  );
}
