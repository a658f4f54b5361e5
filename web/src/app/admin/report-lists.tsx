import { pageMeta } from '../../ui/brand.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export const meta = () => pageMeta('Reports');

export default function AdminReportLists() {
  return <PageTitle>Reports</PageTitle>;
}
