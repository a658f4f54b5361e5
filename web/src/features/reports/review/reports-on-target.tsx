import type { Report } from '@redflag/shared/reports';
import { Link } from 'react-router';
import { outcomeOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { ReportTable } from '#features/reports/lists/report-table.tsx';
import { useTarget } from '#features/reports/verdicts/use-targets.ts';
import { Loaded } from '#ui/states/loaded.tsx';
import { reportAddress } from './filter-address.ts';
import classes from './review.module.css';

const SHOWN = 5;

interface ReportsOnTargetProps {
  report: Report;
  listPath: string;
  reportPath: (id: string) => string;
}

/** The newest other reports on the same target, however it is written, and a link to all of them. */
export function ReportsOnTarget({
  report: { id, target, targetId },
  listPath,
  reportPath,
}: ReportsOnTargetProps) {
  const known = useTarget(targetId);
  const category = known.data?.category ?? '';
  const query = { target, ...(category && { category }), limit: SHOWN + 1 };
  const enabled = { enabled: !known.isPending };
  const found = $api.useQuery('get', '/v1/reports', { params: { query } }, enabled);
  const others = found.data?.items.filter((report) => report.id !== id).slice(0, SHOWN);
  const all = reportAddress.write({ ...reportAddress.unfiltered, category, target });
  return (
    <section className={classes.others} aria-labelledby="others">
      <div className={classes.bar}>
        <h2 id="others">Other reports on this target</h2>
        {others?.length ? (
          <Link className="touch" to={`${listPath}?${all}`}>
            See all of them
          </Link>
        ) : null}
      </div>
      <Loaded {...outcomeOf(found)} data={others} rows={2}>
        {(reports) =>
          reports.length > 0 ? (
            <ReportTable
              caption="Other reports on this target"
              reports={reports}
              reportPath={reportPath}
              ofOneTarget
            />
          ) : (
            <p>No other reports on this target yet.</p>
          )
        }
      </Loaded>
    </section>
  );
}
