import { plural } from '@redflag/shared/text/plural';
import { Link } from 'react-router';
import { $api } from '#api/query-client.ts';
import { FlagIcon } from '#ui/more-icons.tsx';

/** Leads to the flags, and says how many reports and targets have some that wait for a decision. */
export function FlagsWaiting({ path }: { path: string }) {
  const { data } = $api.useQuery('get', '/v1/flags', { params: { query: { limit: 1 } } });
  return (
    <Link to={path} className="touch gap-xs">
      <FlagIcon />
      {data ? inWords(data.waiting) : 'Flags'}
    </Link>
  );
}

function inWords(waiting: number): string {
  if (waiting === 0) return 'No flags waiting';
  return plural(waiting, { one: '# flag waiting', other: '# flags waiting' });
}
