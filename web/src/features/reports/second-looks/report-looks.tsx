import type { SecondLook } from '@redflag/shared/replies';
import { statusLabel } from '@redflag/shared/reports/report.words';
import { plural } from '@redflag/shared/text/plural';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EvidenceThumbnail } from '#features/reports/detail/evidence-picture.tsx';
import { useReport } from '#features/reports/detail/use-report.ts';
import { useLastChange } from '#features/reports/use-last-change.ts';
import { AccountName } from '#ui/badges/account-name.tsx';
import { StatusBadge } from '#ui/badges/status-badge.tsx';
import { Breakable } from '#ui/text/breakable.tsx';
import { DateOnly, DateTime } from '#ui/text/date-time.tsx';
import { DecideLook } from './decide-look.tsx';
import classes from './second-looks.module.css';
import { Told } from './told.tsx';
import { useWaitingLooks } from './use-waiting-looks.ts';

interface ReportLooksProps {
  targetId: string;
  /** Shows only that at one report, which the screen shows. */
  reportId?: string;
  reportPath?: (id: string) => string;
}

/** What reporters ask to look at again on a target, each beside the report, with what decides it. For administrators. */
export function ReportLooks({ targetId, reportId, reportPath }: ReportLooksProps) {
  const { data } = useWaitingLooks(targetId);
  const looks = data?.items.filter((look) => !reportId || look.reportId === reportId) ?? [];
  // Most targets have none, so no space is kept for them.
  if (looks.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="second-looks">
      <h2 id="second-looks">
        {plural(looks.length, {
          one: 'A reporter asks for a second look',
          other: '# reporters ask for a second look',
        })}
      </h2>
      {looks.map((look) => (
        <Look key={look.id} look={look}>
          {look.reportId && reportPath ? (
            <LookedAt reportId={look.reportId} reportPath={reportPath} />
          ) : null}
        </Look>
      ))}
    </section>
  );
}

/** A second look with, beside it, what is looked at. */
function Look({ look, children }: { look: SecondLook; children: ReactNode }) {
  return (
    <article className={classes.look} aria-label={`Answer by ${look.username}`}>
      <div className={classes.sides}>
        <div>
          <h3>
            <AccountName name={look.username ?? ''} mark={null} /> answers
          </h3>
          <p className="note">
            <DateTime value={look.createdAt} />, to decide by <DateOnly value={look.due} />
          </p>
          <Told look={look} by={look.username ?? ''} />
        </div>
        {children}
      </div>
      <DecideLook
        look={look}
        grantLabel="Look again"
        explanation="‘Look again’ sets the report to Pending."
      />
    </article>
  );
}

interface LookedAtProps {
  reportId: string;
  reportPath: (id: string) => string;
}

/** The report, and why it was rejected. */
function LookedAt({ reportId, reportPath }: LookedAtProps) {
  const { data: report } = useReport(reportId);
  const last = useLastChange(reportId);
  if (!report) return <div className={classes.loading} />;
  return (
    <div>
      <h3>
        Their report <StatusBadge status={report.status} label={statusLabel(report.status)} />
      </h3>
      <p className="note row gap-sm flat">
        <DateTime value={report.createdAt} />{' '}
        <Link className="touch" to={reportPath(reportId)}>
          Open report
        </Link>
      </p>
      <div className={classes.told}>
        {report.evidence ? (
          <EvidenceThumbnail evidence={report.evidence} reportedBy={report.reportedBy} />
        ) : null}
        <p className={classes.text} dir="auto">
          <Breakable>{report.description}</Breakable>
        </p>
      </div>
      {last ? (
        <p className="anywhere mt-xs">
          {statusLabel(last.to)}
          {last.changedBy ? (
            <>
              {' by '}
              <AccountName name={last.changedBy} mark="team" />
            </>
          ) : null}{' '}
          <DateTime value={last.changedAt} />
          {last.reason ? (
            <>
              {': '}
              <bdi>{last.reason}</bdi>
            </>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}
