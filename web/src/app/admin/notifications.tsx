import { pageMeta } from '../../ui/brand.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export const meta = () => pageMeta('Notifications');

export default function AdminNotifications() {
  return <PageTitle>Notifications</PageTitle>;
}
