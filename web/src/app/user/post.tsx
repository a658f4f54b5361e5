import { useParams } from 'react-router';
import { PostDetail } from '#features/posts/post-detail.tsx';
import { pageMeta } from '#ui/brand.ts';

const title = 'Post';
export const meta = () => pageMeta(title);

export default function UserPost() {
  const { id = '' } = useParams();
  return <PostDetail id={id} listPath="/user/security-vulnerabilities" />;
}
