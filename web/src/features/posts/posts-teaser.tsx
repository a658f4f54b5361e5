import { useId } from 'react';
import { Link } from 'react-router';
import { $api } from '#api/query-client.ts';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { DateOnly } from '#ui/text/date-time.tsx';
import classes from './posts-teaser.module.css';

const SHOWN = 3;

interface PostsTeaserProps {
  listPath: string;
  postPath: (id: string) => string;
}

/** The titles of the newest posts, and a link to all posts. */
export function PostsTeaser({ listPath, postPath }: PostsTeaserProps) {
  const heading = useId();
  // Not in use-posts.ts, whose other hooks the dashboard would load too.
  const { data, isPending } = $api.useQuery('get', '/v1/posts', {
    params: { query: { limit: SHOWN } },
  });
  return (
    <section className={classes.teaser} aria-labelledby={heading}>
      <div className={classes.head}>
        <h2 id={heading}>Security Vulnerabilities</h2>
        <Link className="touch" to={listPath} prefetch="intent">
          See all posts
        </Link>
      </div>
      {isPending ? <LoadingTitles /> : null}
      {data?.items.length ? (
        <ul>
          {data.items.map(({ id, title, createdAt }) => (
            <li key={id}>
              <Link to={postPath(id)} prefetch="intent">
                <bdi>{title}</bdi>
              </Link>
              <DateOnly value={createdAt} />
            </li>
          ))}
        </ul>
      ) : null}
      {isPending || data?.items.length ? null : (
        <p>Read about new weaknesses and scams, and how to protect yourself.</p>
      )}
    </section>
  );
}

/** A skeleton as high as the titles. */
function LoadingTitles() {
  return (
    <ul aria-hidden="true">
      {Array.from({ length: SHOWN }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <li key={row}>
          <Skeleton style={{ height: '2.75rem' }} />
        </li>
      ))}
    </ul>
  );
}
