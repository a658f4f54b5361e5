import { Link } from 'react-router';
import { outcomeOf, problemOf } from '#api/problem.ts';
import { $api, byCursor } from '#api/query-client.ts';
import { ShowMore } from '#ui/lists/show-more.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import type { SubjectKind } from './acts.ts';
import classes from './audit.module.css';
import { AuditTable } from './audit-table.tsx';

interface AccountHistoryProps {
  userId: string;
  /** The audit log with all that has this account's name. */
  logPath: string;
  subjectPath: (kind: SubjectKind, id: string) => string;
}

const FEW = 5;

/** What was done to an account and its reports, by whom, when and why, newest first. */
export function AccountHistory({ userId, logPath, subjectPath }: AccountHistoryProps) {
  const acts = $api.useInfiniteQuery(
    'get',
    '/v1/audit-log',
    { params: { query: { userId, limit: FEW } } },
    byCursor,
  );
  return (
    <section className={classes.history} aria-labelledby="history">
      <div className="row gap-md mb-sm">
        <h2 id="history">History</h2>
        <Link to={logPath}>Audit log</Link>
      </div>
      <Loaded {...outcomeOf(acts)} data={acts.data?.pages.flatMap(({ items }) => items)} rows={1}>
        {(entries) =>
          entries.length > 0 ? (
            <AuditTable entries={entries} about={userId} subjectPath={subjectPath} />
          ) : (
            <p>Administrators have not done anything to this account.</p>
          )
        }
      </Loaded>
      <ShowMore list={acts} failure={acts.error && problemOf(acts.error).sentence} />
    </section>
  );
}
