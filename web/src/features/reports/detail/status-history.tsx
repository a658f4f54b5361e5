import type { Report, ReportStatus } from '@redflag/shared/reports';
import { statusLabel } from '@redflag/shared/reports/report.words';
import type { ReactNode } from 'react';
import { outcomeOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { AccountName } from '#ui/badges/account-name.tsx';
import { StatusBadge } from '#ui/badges/status-badge.tsx';
import { Section } from '#ui/section.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { DateTime, TimeAgo } from '#ui/text/date-time.tsx';
import classes from './detail.module.css';

/** Every status of a report, in order. Only administrators see who set it. */
export function StatusHistory({ report }: { report: Pick<Report, 'id' | 'createdAt'> }) {
  const history = $api.useQuery('get', '/v1/reports/{id}/history', {
    params: { path: { id: report.id } },
  });
  return (
    <Section title="Status history">
      <Loaded {...outcomeOf(history)} rows={2} rowHeight={40}>
        {({ items }) => (
          <ol className={classes.history}>
            <Entry status="Pending" at={report.createdAt}>
              Submitted
            </Entry>
            {items.map(({ to, changedAt, changedBy, reason }) => (
              <Entry key={changedAt} status={to} at={changedAt} reason={reason}>
                {changedBy ? (
                  <>
                    by <AccountName name={changedBy} mark="team" />
                  </>
                ) : null}
              </Entry>
            ))}
          </ol>
        )}
      </Loaded>
    </Section>
  );
}

interface EntryProps {
  status: ReportStatus;
  at: string;
  reason?: string | null;
  children: ReactNode;
}

function Entry({ status, at, reason, children }: EntryProps) {
  return (
    <li>
      <StatusBadge status={status} label={statusLabel(status)} />
      <div>
        {children} <DateTime value={at} /> <TimeAgo value={at} />
        {reason ? (
          <p>
            Reason: <bdi>{reason}</bdi>
          </p>
        ) : null}
      </div>
    </li>
  );
}
