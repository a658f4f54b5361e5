import { NotificationsScreen } from '#features/notifications/notifications-screen.tsx';
import { pageMeta } from '#ui/brand.ts';

const title = 'Notifications';
export const meta = () => pageMeta(title);

export default function UserNotifications() {
  return (
    <NotificationsScreen
      reportPath={(id) => `/user/user-report/${id}`}
      replyPath={(id) => `/user/reply/${id}`}
    />
  );
}
