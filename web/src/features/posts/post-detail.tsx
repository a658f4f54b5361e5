import { Skeleton } from '@mantine/core';
import type { Post } from '@redflag/shared/posts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { problemOf } from '#api/problem.ts';
import { BackButton } from '#ui/back-button.tsx';
import { Button } from '#ui/button.tsx';
import { DateOnly } from '#ui/date-time.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailureState } from '#ui/failure-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Markdown } from '#ui/markdown.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { PostPicture } from './post-picture.tsx';
import classes from './posts.module.css';
import { usePost } from './use-posts.ts';

interface PostDetailProps {
  id: string;
  listPath: string;
  /** Buttons beside Back, for what the person may do with the post. */
  actions?: (post: Post) => ReactNode;
}

/** One post with its way back, once it is there, or that there is none (any more). */
export function PostDetail({ id, listPath, actions }: PostDetailProps) {
  const { data, error, refetch } = usePost(id);
  const problem = error ? problemOf(error) : null;
  const missing = problem?.isMissing === true;
  const post = missing ? undefined : data;
  return (
    <article className={classes.post}>
      <div className={classes.back}>
        <BackButton fallback={listPath} />
        {post ? actions?.(post) : null}
      </div>
      <PageTitle lead={<Posted post={post} loading={!problem} />}>
        {post ? <bdi>{post.title}</bdi> : 'Post'}
      </PageTitle>
      {post ? <Content post={post} /> : null}
      {missing ? <Missing listPath={listPath} /> : null}
      {problem && !missing && !post ? (
        <FailureState message={problem.detail} onRetry={refetch} />
      ) : null}
      {post || problem ? null : <Loading rows={6} rowHeight={44} />}
    </article>
  );
}

function Posted({ post, loading }: { post: Post | undefined; loading: boolean }): ReactNode {
  if (post) {
    return (
      <>
        Posted <DateOnly value={post.createdAt} />
      </>
    );
  }
  return loading ? (
    <Skeleton component="span" display="block" height="1.55em" width="9rem" />
  ) : null;
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

function Missing({ listPath }: { listPath: string }) {
  return (
    <EmptyState
      title="Post not found"
      action={
        <Button component={Link} to={listPath}>
          Back to the posts
        </Button>
      }
    >
      It may have been deleted, or the address is incomplete.
    </EmptyState>
  );
}
