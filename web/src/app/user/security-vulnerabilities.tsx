import { PostList } from '#features/posts/post-list.tsx';
import { ToTrends } from '#features/posts/to-trends.tsx';
import { pageMeta } from '#ui/brand.ts';
import { PageTitle } from '#ui/page-title.tsx';

const title = 'Security Vulnerabilities';
export const meta = () => pageMeta(title);

/** Product specification section 2, "Blog". */
export default function UserSecurityVulnerabilities() {
  return (
    <>
      <PageTitle lead="New weaknesses and scams, and how to protect yourself.">{title}</PageTitle>
      <ToTrends />
      <PostList postPath={(id) => `/user/post/${id}`} />
    </>
  );
}
