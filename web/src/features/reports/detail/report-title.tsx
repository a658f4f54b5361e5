import { showTarget } from '@redflag/shared/targets/show-target';
import type { ReactNode } from 'react';
import { PageTitle } from '#ui/page-title.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import classes from './detail.module.css';
import { useReport } from './use-report.ts';

interface ReportTitleProps {
  id: string;
  /** The heading until the report is loaded, and what tells the page's title from others on the target. */
  what: string;
  actions: ReactNode;
}

/** Heads a screen and its page with what the report is about. */
export function ReportTitle({ id, what, actions }: ReportTitleProps) {
  const target = useReport(id).data?.target;
  usePageTitle(target ? `${showTarget(target)} – ${what}` : what);
  return (
    <PageTitle actions={actions}>
      {target ? <bdi className={classes.target}>{showTarget(target)}</bdi> : what}
    </PageTitle>
  );
}
