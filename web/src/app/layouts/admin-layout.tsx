import { BellIcon, ClockIcon, DashboardIcon, ReportIcon, UserIcon } from '../../ui/icons.tsx';
import { AreaLayout } from './area-layout.tsx';

const links = [
  { to: '/admin/dashboard', label: 'Dashboard', icon: <DashboardIcon /> },
  { to: '/admin/account', label: 'Profile', icon: <UserIcon /> },
  { to: '/admin/report-lists', label: 'Reports', icon: <ReportIcon /> },
  { to: '/admin/notifications', label: 'Notifications', icon: <BellIcon /> },
  { to: '/admin/jobs', label: 'Jobs', icon: <ClockIcon /> },
];

export default function AdminLayout() {
  return (
    <AreaLayout
      admits="admin"
      links={links}
      notificationsPath="/admin/notifications"
      accountPath="/admin/account"
    />
  );
}
