import { categoryLabel } from '@redflag/shared/categories/category.words';
import type { TargetAlert } from '@redflag/shared/notifications/alerts';
import { SEARCHES_KEPT_DAYS } from '@redflag/shared/notifications/alerts';
import { useState } from 'react';
import { Link } from 'react-router';
import { problemOf } from '#api/problem.ts';
import { $api, byCursor } from '#api/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ShowMore } from '#ui/lists/show-more.tsx';
import { FailureState } from '#ui/states/failure-state.tsx';
import { ListStatus } from '#ui/states/list-status.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { ShownTarget } from '#ui/text/breakable.tsx';
import { DateOnly } from '#ui/text/date-time.tsx';
import { AlertButton } from './alert-button.tsx';

/** How many stand there at first, for people who came for something else of their profile. */
const SHOWN_AT_FIRST = 5;

/** Lists what the person will be told about, each with a button that stops or resumes it. */
export function AlertsList({ searchPath }: { searchPath: string }) {
  const list = $api.useInfiniteQuery('get', '/v1/me/alerts', {}, byCursor);
  const alerts = list.data?.pages.flatMap(({ items }) => items);
  const [folded, setFolded] = useState(true);
  const shown = folded ? alerts?.slice(0, SHOWN_AT_FIRST) : alerts;
  const hidden = (alerts?.length ?? 0) > (shown?.length ?? 0);
  const failure = list.error ? problemOf(list.error).sentence : null;
  return (
    <>
      <p>
        We tell you when something that you searched for or reported in the last{' '}
        {SEARCHES_KEPT_DAYS} days is confirmed as a scam, and when that ends.
      </p>
      <ListStatus
        shown={shown?.length}
        more={hidden || list.hasNextPage}
        total={list.data?.pages[0]?.total}
        of={{ one: '# number, site or account', other: '# numbers, sites and accounts' }}
      />
      {shown ? <Alerts alerts={shown} searchPath={searchPath} /> : null}
      {alerts || failure ? null : <Loading rows={2} rowHeight={64} />}
      {failure && !alerts ? <FailureState message={failure} onRetry={list.refetch} /> : null}
      {hidden ? (
        <Button
          variant="default"
          style={{ marginTop: 'var(--spacing-md)' }}
          onClick={() => setFolded(false)}
        >
          Show more
        </Button>
      ) : (
        <ShowMore list={list} failure={failure} />
      )}
    </>
  );
}

function Alerts({ alerts, searchPath }: { alerts: TargetAlert[]; searchPath: string }) {
  if (alerts.length === 0) {
    return (
      <>
        <p>Nothing yet. Check a number, an address or an account before you trust it.</p>
        <Button component={Link} to={searchPath} variant="default">
          Check it
        </Button>
      </>
    );
  }
  return (
    <ul>
      {alerts.map((alert) => (
        <li key={`${alert.category} ${alert.key}`} className="entry">
          <div>
            <strong>
              <ShownTarget>{alert.shown}</ShownTarget>
            </strong>
            <div className="row flat gap-lg note">
              <span>{categoryLabel(alert.category)}</span>
              <State alert={alert} />
            </div>
          </div>
          <AlertButton alert={alert} />
        </li>
      ))}
    </ul>
  );
}

function State({ alert: { confirmed, stopped, toldAt, until } }: { alert: TargetAlert }) {
  if (stopped) return <span>Stopped</span>;
  if (toldAt) {
    return (
      <span>
        Confirmed as a scam: you were told on <DateOnly value={toldAt} />
      </span>
    );
  }
  return confirmed ? (
    <span>Confirmed as a scam</span>
  ) : (
    <span>
      Until <DateOnly value={until} />
    </span>
  );
}
