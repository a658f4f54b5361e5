import type { Job } from '@redflag/shared/jobs';
import type { Column } from '#ui/data-table.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { DateTime } from '#ui/date-time.tsx';
import { AlertIcon } from '#ui/icons.tsx';
import { describeSchedule } from './describe-schedule.ts';
import classes from './jobs.module.css';

const columns: Column<Job>[] = [
  {
    header: 'Job',
    phone: 'title',
    cell: ({ name, purpose, schedule }) => (
      <span className={classes.job}>
        <span>{purpose}</span>
        <span className={classes.name}>
          <code>{name}</code>
          {describeSchedule(schedule)}
        </span>
      </span>
    ),
  },
  { header: 'Last run', phone: 'detail', cell: ({ lastRunAt }) => <Moment at={lastRunAt} /> },
  {
    header: 'Last success',
    phone: 'detail',
    cell: ({ lastSuccessAt }) => <Moment at={lastSuccessAt} />,
  },
  { header: 'Last error', phone: 'detail', cell: (job) => <LastError {...job} /> },
  { header: 'Waiting', phone: 'detail', cell: ({ waiting }) => waiting },
  { header: 'Failed', phone: 'detail', cell: ({ failed }) => failed },
];

/** The background tasks, one row for each kind of job. */
export function JobsTable({ jobs }: { jobs: Job[] }) {
  return <DataTable caption="Jobs" columns={columns} rows={jobs} rowKey={({ name }) => name} />;
}

function Moment({ at }: { at: string | null }) {
  return at ? <DateTime value={at} /> : <span className={classes.none}>None</span>;
}

function LastError({ lastError, lastSuccessAt }: Job) {
  if (!lastError) {
    return <span className={classes.none}>None</span>;
  }
  const isOver = lastSuccessAt !== null && lastSuccessAt > lastError.at;
  return (
    <span className={classes.error} data-over={isOver || undefined}>
      {isOver ? null : <AlertIcon size={18} />}
      <span>
        <Moment at={lastError.at} />
        <br />
        {lastError.message}
      </span>
    </span>
  );
}
