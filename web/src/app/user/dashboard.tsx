import { pageMeta } from '../../ui/brand.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export const meta = () => pageMeta('Dashboard');

export default function UserDashboard() {
  return <PageTitle>Dashboard</PageTitle>;
}
