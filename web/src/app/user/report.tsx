import { pageMeta } from '../../ui/brand.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export const meta = () => pageMeta('Report');

export default function UserReport() {
  return <PageTitle>Report</PageTitle>;
}
