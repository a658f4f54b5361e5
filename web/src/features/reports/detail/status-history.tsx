import type { Report } from '@redflag/shared/reports';
import { $api } from '#api/client.ts';
import { outcomeOf } from '#api/problem.ts';
import { AccountName } from '#ui/account-name.tsx';
import { DateTime, TimeAgo } from '#ui/date-time.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import classes from './detail.module.css';

/** Every status of a report, in order. Only administrators see who set it. */
export function StatusHistory({ report }: { report: Pick<Report, 'id' | 'createdAt'> }) {
  const history = $api.useQuery('get', '/v1/reports/{id}/history', {
    params: { path: { id: report.id } },
  });
  return (
    <section aria-labelledby="history">
      <h2 id="history">Status history</h2>
      <Loaded {...outcomeOf(history)} rows={2} rowHeight={40}>
        {({ items }) => (
          <ol className={classes.history}>
            <li>
              <StatusBadge status="Pending" /> <span>Submitted</span>{' '}
              <DateTime value={report.createdAt} /> <TimeAgo value={report.createdAt} />
            </li>
            {items.map(({ to, changedAt, changedBy, reason }) => (
              <li key={changedAt}>
                <StatusBadge status={to} />{' '}
                {changedBy ? (
                  <span>
                    by <AccountName name={changedBy} mark="administrator" />
                  </span>
                ) : null}{' '}
                <DateTime value={changedAt} /> <TimeAgo value={changedAt} />
                {reason ? <p className={classes.reason}>Reason: {reason}</p> : null}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </section>
  );
}
