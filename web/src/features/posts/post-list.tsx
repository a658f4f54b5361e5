import type { Post } from '@redflag/shared/posts';
import { problemOf } from '#api/problem.ts';
import { ShowMore } from '#ui/lists/show-more.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { FailureState } from '#ui/states/failure-state.tsx';
import { ListStatus } from '#ui/states/list-status.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { PostCard } from './post-card.tsx';
import classes from './posts.module.css';
import { usePosts } from './use-posts.ts';

interface PostListProps {
  postPath: (id: string) => string;
  /** The text if there are no posts. */
  whenEmpty?: string;
}

/** All posts as cards, newest first, with more on demand. */
export function PostList(props: PostListProps) {
  const list = usePosts();
  const posts = list.data?.pages.flatMap(({ items }) => items);
  return (
    <>
      <ListStatus shown={posts?.length} more={list.hasNextPage} />
      <Content {...props} list={list} posts={posts} />
    </>
  );
}

type ContentProps = PostListProps & {
  list: ReturnType<typeof usePosts>;
  posts: Post[] | undefined;
};

function Content({
  list,
  posts,
  postPath,
  whenEmpty = 'Security warnings will appear here.',
}: ContentProps) {
  const failure = list.error && problemOf(list.error).sentence;
  if (!posts) {
    return failure ? <FailureState message={failure} onRetry={list.refetch} /> : <LoadingCards />;
  }
  if (posts.length === 0) {
    return <EmptyState title="No posts yet">{whenEmpty}</EmptyState>;
  }
  return (
    <>
      <ul className={classes.list}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} href={postPath(post.id)} />
          </li>
        ))}
      </ul>
      <ShowMore list={list} failure={failure} />
    </>
  );
}

function LoadingCards() {
  return (
    <div role="status">
      <span className="visually-hidden">Loading</span>
      <div className={classes.list} aria-hidden="true">
        {['first', 'second', 'third'].map((card) => (
          <div key={card} className={classes.card}>
            <div className={classes.picture} />
            <div className={classes.words}>
              <Skeleton style={{ height: '1.5rem' }} />
              <Skeleton style={{ width: '9rem', height: '1rem', margin: '10px 0 14px' }} />
              <Skeleton style={{ height: '4rem' }} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
