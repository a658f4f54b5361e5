import { plural } from '@redflag/shared/text/plural';
import { Link } from 'react-router';
import { $api } from '#api/query-client.ts';
import { Notice } from '#ui/states/notice.tsx';
import { DateOnly } from '#ui/text/date-time.tsx';
import classes from './second-looks.module.css';

/** Leads from the queue to the suspended people who ask for a second look: they have no target. */
export function SuspendedAsking({ userPath }: { userPath: (id: string) => string }) {
  const { data } = $api.useQuery('get', '/v1/second-looks', {
    params: { query: { about: 'suspension', state: 'waiting', limit: 100 } },
  });
  if (!data?.items.length) return null;
  return (
    <section className="mb-lg" aria-label="Suspended people">
      <Notice
        tone="neutral"
        title={plural(data.items.length, {
          one: 'A suspended person asks for a second look',
          other: '# suspended people ask for a second look',
        })}
      >
        <ul className={classes.asking}>
          {[...data.items].reverse().map(({ id, userId, username, due }) => (
            <li key={id} className="row gap-sm flat anywhere">
              <Link className="touch" to={userPath(userId ?? '')}>
                <bdi>{username}</bdi>
              </Link>
              <span>
                to decide by <DateOnly value={due} />
              </span>
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  );
}
