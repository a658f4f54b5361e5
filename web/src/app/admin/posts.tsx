import type { MetaFunction } from 'react-router';
import { useLocation } from 'react-router';
import { PostButton } from '#features/posts/editing/post-dialog.tsx';
import { PostList } from '#features/posts/post-list.tsx';
import { pageMeta } from '#ui/brand.ts';
import { PageTitle } from '#ui/page-title.tsx';

/** The same posts have a second path, which the product specification gives. */
const titleAt = (path: string) =>
  path.startsWith('/admin/blog') ? 'Blog' : 'Security Vulnerabilities';

export const meta: MetaFunction = ({ location }) => pageMeta(titleAt(location.pathname));

/** The list of posts for administrators (product specification section 2, "Blog"). */
export default function AdminPosts() {
  return (
    <>
      <PageTitle
        lead="Everyone who is signed in can read these posts."
        actions={<PostButton post={null} label="Add blog" />}
      >
        {titleAt(useLocation().pathname)}
      </PageTitle>
      <PostList
        postPath={(id) => `/admin/post/${id}`}
        whenEmpty="Add the first post, about a vulnerability or scam that people should know about."
      />
    </>
  );
}
