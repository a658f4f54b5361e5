import type { Category } from '@redflag/shared/categories';
import type { Report } from '@redflag/shared/reports';
import { Link } from 'react-router';
import { outcomeOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { ReportTable } from '#features/reports/lists/report-table.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { reportAddress } from './filter-address.ts';
import classes from './review.module.css';

const SHOWN = 5;

interface ReportsOnTargetProps {
  report: Report;
  categories: Category[];
  listPath: string;
  reportPath: (id: string) => string;
}

/** The newest other reports on the same target, however it is written, and a link to all of them. */
export function ReportsOnTarget({
  report: { id, target, category: label },
  categories,
  listPath,
  reportPath,
}: ReportsOnTargetProps) {
  const category = categories.find((known) => known.label === label)?.value ?? '';
  const query = { target, ...(category && { category }), limit: SHOWN + 1 };
  const found = $api.useQuery('get', '/v1/reports', { params: { query } });
  const others = found.data?.items.filter((report) => report.id !== id).slice(0, SHOWN);
  const all = reportAddress.write({ ...reportAddress.unfiltered, category, target });
  return (
    <section className={classes.others} aria-labelledby="others">
      <div className={classes.bar}>
        <h2 id="others">Other reports on this target</h2>
        {others?.length ? (
          <Link className={classes.all} to={`${listPath}?${all}`}>
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
              shared="target"
            />
          ) : (
            <p>No other reports on this target yet.</p>
          )
        }
      </Loaded>
    </section>
  );
}
