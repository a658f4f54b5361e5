import { NotificationsScreen } from '#features/notifications/notifications-screen.tsx';
import { pageMeta } from '#ui/brand.ts';

const title = 'Notifications';
export const meta = () => pageMeta(title);

export default function AdminNotifications() {
  return (
    <NotificationsScreen
      reportPath={(id) => `/admin/report/${id}`}
      replyPath={(id) => `/admin/reply/${id}`}
    />
  );
}
