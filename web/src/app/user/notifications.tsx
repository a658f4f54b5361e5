import { NotificationsScreen } from '../../features/notifications/notifications-screen.tsx';
import { pageMeta } from '../../ui/brand.ts';

export const meta = () => pageMeta('Notifications');

export default function UserNotifications() {
  return <NotificationsScreen reportPath={(id) => `/user/user-report/${id}`} />;
}
