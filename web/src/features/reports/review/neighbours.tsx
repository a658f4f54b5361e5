import { Link, useSearchParams } from 'react-router';
import { $api } from '#api/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { queryOf } from '#ui/filters/filter-address.ts';
import { addressInList, listLeftFor, reportAddress } from './filter-address.ts';

interface NeighboursProps {
  id: string;
  reportPath: (id: string) => string;
}

/** Links to the reports before and after one in the list that it was opened from. */
export function Neighbours({ id, reportPath }: NeighboursProps) {
  const [params] = useSearchParams();
  const list = listLeftFor(params);
  const query = queryOf(list ?? reportAddress.unfiltered);
  const { data } = $api.useQuery(
    'get',
    '/v1/reports/{id}/neighbours',
    { params: { path: { id }, query } },
    { enabled: list !== null },
  );
  if (!list) return null;
  const to = (neighbour: string | null | undefined) =>
    neighbour && addressInList(reportPath(neighbour), list);
  return (
    <nav aria-label="Reports of the list">
      <div className="row">
        <Neighbour label="Previous" to={to(data?.previous)} />
        <Neighbour label="Next" to={to(data?.next)} />
      </div>
    </nav>
  );
}

/** Replaces the report in the history: 'Back' leads to the list. */
function Neighbour({ label, to }: { label: string; to: string | null | undefined }) {
  return to ? (
    <Button component={Link} to={to} replace variant="default">
      {label}
    </Button>
  ) : (
    <Button component="a" role="link" aria-disabled data-disabled variant="default">
      {label}
    </Button>
  );
}
