import { NotificationsScreen } from '../../features/notifications/notifications-screen.tsx';
import { pageMeta } from '../../ui/brand.ts';

export const meta = () => pageMeta('Notifications');

export default function AdminNotifications() {
  return <NotificationsScreen reportPath={(id) => `/admin/report/${id}`} />;
}
