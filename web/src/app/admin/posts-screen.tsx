import { PostButton } from '#features/posts/editing/post-dialog.tsx';
import { PostList } from '#features/posts/post-list.tsx';
import { PageTitle } from '#ui/page-title.tsx';

/** The list of posts for administrators (product specification section 2, "Blog"). */
export function PostsScreen({ title }: { title: string }) {
  return (
    <>
      <PageTitle
        lead="Everyone who is signed in can read these posts."
        actions={<PostButton post={null} label="Add blog" />}
      >
        {title}
      </PageTitle>
      <PostList
        postPath={(id) => `/admin/post/${id}`}
        whenEmpty="Add the first post, about a vulnerability or scam that people should know about."
      />
    </>
  );
}
