import type { Post } from '@redflag/shared/posts';
import type { ReactNode } from 'react';
import { outcomeOf } from '#api/problem.ts';
import { BackButton } from '#ui/buttons/back-button.tsx';
import { usePageTitle } from '#ui/hooks/use-page-title.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { DateOnly, TimeAgo } from '#ui/text/date-time.tsx';
import { Markdown } from '#ui/text/markdown.tsx';
import { PostPicture } from './post-picture.tsx';
import classes from './posts.module.css';
import { usePost } from './use-posts.ts';

interface PostDetailProps {
  id: string;
  listPath: string;
  /** Buttons beside Back. */
  actions?: (post: Post) => ReactNode;
}

/** Shows a post with a Back button once it is loaded, or says that it does not exist (any more). */
export function PostDetail({ id, listPath, actions }: PostDetailProps) {
  const outcome = outcomeOf(usePost(id));
  const { data, problem } = outcome;
  const post = problem?.isMissing ? undefined : data;
  usePageTitle(post?.title ?? 'Post');
  return (
    <article className={classes.post}>
      <div className="row mb-lg">
        <BackButton fallback={listPath} />
        {post ? actions?.(post) : null}
      </div>
      <PageTitle lead={<Posted post={post} loading={!problem} />}>
        {post ? <bdi>{post.title}</bdi> : 'Post'}
      </PageTitle>
      <Loaded
        {...outcome}
        rows={6}
        rowHeight={44}
        missing={{
          title: 'Post not found',
          why: 'It may have been deleted, or a part of the link may be missing.',
          backLabel: 'Back to posts',
          backPath: listPath,
        }}
      >
        {(found) => <Content post={found} />}
      </Loaded>
    </article>
  );
}

function Posted({ post, loading }: { post: Post | undefined; loading: boolean }): ReactNode {
  if (post) {
    return (
      <>
        Posted <DateOnly value={post.createdAt} /> <TimeAgo value={post.createdAt} />
      </>
    );
  }
  return loading ? <Skeleton style={{ width: '9rem', height: '1.55em' }} /> : null;
}

function Content({ post: { title, body, imageUrl } }: { post: Post }) {
  return (
    <>
      {imageUrl ? (
        <div className={classes.frame}>
          <PostPicture url={imageUrl} alt={`Picture of the post ${title}`} />
        </div>
      ) : null}
      <Markdown>{body}</Markdown>
    </>
  );
}
