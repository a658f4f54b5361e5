import { BellIcon, DashboardIcon } from '../../ui/icons.tsx';
import { AreaLayout } from './area-layout.tsx';

const links = [
  { to: '/user/dashboard', label: 'Dashboard', icon: <DashboardIcon /> },
  { to: '/user/notifications', label: 'Notifications', icon: <BellIcon /> },
];

export default function UserLayout() {
  return <AreaLayout admits="user" links={links} notificationsPath="/user/notifications" />;
}
