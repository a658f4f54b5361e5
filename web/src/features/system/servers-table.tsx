import type { RunningServer } from '@redflag/shared/admin/system';
import type { Column } from '#ui/lists/data-table.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { DateTime } from '#ui/text/date-time.tsx';
import { timeAgo } from '#ui/text/dates.ts';
import classes from './system.module.css';

function columnsAt(now: Date): Column<RunningServer>[] {
  return [
    { header: 'Server', phone: 'title', cell: ({ address }) => address },
    {
      header: 'Version',
      phone: 'labelled',
      cell: ({ version, commit }) => `${version} (${commit.slice(0, 12)})`,
    },
    {
      header: 'Started',
      phone: 'labelled',
      cell: ({ startedAt }) => (
        <>
          <DateTime value={startedAt} />{' '}
          <span className={classes.manual}>{timeAgo(startedAt, now)}</span>
        </>
      ),
    },
    {
      header: 'Memory',
      phone: 'labelled',
      cell: ({ memoryBytes }) => `${Math.round(memoryBytes / 1e6)} MB`,
    },
    {
      header: 'Clock',
      phone: 'labelled',
      cell: ({ clockMs }) => `${clockMs > 0 ? '+' : ''}${(clockMs / 1_000).toFixed(1)} s`,
    },
  ];
}

/** The servers that run, as they were at a moment. */
export function ServersTable({ servers, at }: { servers: RunningServer[]; at: string }) {
  return (
    <DataTable
      caption="Servers that run"
      columns={columnsAt(new Date(at))}
      rows={servers}
      rowKey={({ id }) => id}
    />
  );
}
