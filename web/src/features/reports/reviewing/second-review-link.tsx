import { Link } from 'react-router';
import { $api } from '#api/query-client.ts';
import { Notice } from '#ui/states/notice.tsx';

/** Says that somebody's decision waits for another look; nothing if none does. */
export function SecondReviewLink({ path }: { path: string }) {
  const { data } = $api.useQuery('get', '/v1/second-reviews/next');
  if (!data?.review) return null;
  return (
    <Notice
      tone="neutral"
      icon={null}
      title={data.review.differing ? 'Two reviewers differ' : 'A decision to look at again'}
    >
      <p>
        {data.review.differing
          ? 'They decided differently about the same report. '
          : 'One of fifty decisions is looked at by a second reviewer, who does not know it. '}
        <Link className="touch" to={path}>
          Look at it
        </Link>
      </p>
    </Notice>
  );
}
