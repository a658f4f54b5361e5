import type { Report } from '@redflag/shared/reports';
import { statusLabel, statusMeaning } from '@redflag/shared/reports/report.words';
import { showTarget } from '@redflag/shared/text/show-target';
import type { ReactNode } from 'react';
import { VerdictLevel } from '#features/reports/verdicts/verdict-level.tsx';
import { StatusBadge } from '#ui/badges/status-badge.tsx';
import { usePageTitle } from '#ui/hooks/use-page-title.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { ShownTarget } from '#ui/text/breakable.tsx';
import classes from './detail.module.css';
import { useReport, useTargetOfReport } from './use-report.ts';

interface ReportTitleProps {
  id: string;
  /** The heading until the report is loaded, and what tells the page's title from others on the target. */
  what: string;
  actions: ReactNode;
  /** Whether to say below it what is known of the target, or what has become of the report. */
  withVerdict?: boolean;
  withStatus?: boolean;
}

/** Heads a screen and its page with what the report is about. */
export function ReportTitle({ id, what, actions, withVerdict, withStatus }: ReportTitleProps) {
  const { data: report, error } = useReport(id);
  const target = report?.target;
  usePageTitle(target ? `${showTarget(target)} – ${what}` : what);
  return (
    <PageTitle
      actions={actions}
      lead={
        withVerdict || withStatus ? (
          <span className={classes.lead}>
            {report && !error && withVerdict ? <Level report={report} /> : null}
            {report && !error && withStatus ? <Status {...report} /> : null}
          </span>
        ) : null
      }
    >
      {target ? <ShownTarget className={classes.target}>{target}</ShownTarget> : what}
    </PageTitle>
  );
}

function Level({ report }: { report: Report }) {
  const { data: target } = useTargetOfReport(report);
  return target ? (
    <>
      What we know: <VerdictLevel target={target} />
    </>
  ) : null;
}

function Status({ status, type }: Pick<Report, 'status' | 'type'>) {
  return (
    <>
      <span className={classes.badge}>
        <StatusBadge status={status} label={statusLabel(status)} />
      </span>{' '}
      {statusMeaning(status, type)}
    </>
  );
}
