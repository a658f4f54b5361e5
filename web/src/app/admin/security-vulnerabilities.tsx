import { pageMeta } from '#ui/brand.ts';
import { PostsScreen } from './posts-screen.tsx';

const title = 'Security Vulnerabilities';
export const meta = () => pageMeta(title);

export default function AdminSecurityVulnerabilities() {
  return <PostsScreen title={title} />;
}
