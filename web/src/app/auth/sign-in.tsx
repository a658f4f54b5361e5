import { pageMeta } from '../../ui/brand.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export const meta = () => pageMeta('Sign In');

export default function SignIn() {
  return <PageTitle>Sign In</PageTitle>;
}
