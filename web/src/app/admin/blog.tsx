import { pageMeta } from '#ui/brand.ts';
import { PostsScreen } from './posts-screen.tsx';

const title = 'Blog';
export const meta = () => pageMeta(title);

/** The same posts at a second path, which the product specification gives. */
export default function AdminBlog() {
  return <PostsScreen title={title} />;
}
