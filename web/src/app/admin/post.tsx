import { useNavigate, useParams } from 'react-router';
import { DeletePost } from '#features/posts/editing/delete-post.tsx';
import { PostButton } from '#features/posts/editing/post-dialog.tsx';
import { PostDetail } from '#features/posts/post-detail.tsx';
import { pageMeta } from '#ui/brand.ts';

const title = 'Post';
export const meta = () => pageMeta(title);

const POSTS = '/admin/security-vulnerabilities';

/** A post with Edit and Delete (product specification section 2, "Blog"). */
export default function AdminPost() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return (
    <PostDetail
      key={id}
      id={id}
      listPath={POSTS}
      actions={(post) => (
        <>
          <PostButton post={post} label="Edit" />
          <DeletePost id={id} onDeleted={() => navigate(POSTS, { flushSync: true })} />
        </>
      )}
    />
  );
}
