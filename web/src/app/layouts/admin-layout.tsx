import { BellIcon, CheckIcon, ReportIcon } from '#ui/icons.tsx';
import {
  ClockIcon,
  DashboardIcon,
  ListIcon,
  SettingsIcon,
  ShieldIcon,
  UserIcon,
  UsersIcon,
} from '#ui/more-icons.tsx';

import { AreaLayout } from './area-layout.tsx';

const links = [
  { to: '/admin/dashboard', label: 'Dashboard', icon: <DashboardIcon /> },
  { to: '/admin/review', within: /^\/admin\/review\//, label: 'Review', icon: <CheckIcon /> },
  { to: '/admin/account', label: 'Profile', icon: <UserIcon /> },
  {
    to: '/admin/user-management',
    within: /^\/admin\/user\//,
    label: 'User Management',
    icon: <UsersIcon />,
  },
  {
    to: '/admin/report-lists',
    within: /^\/admin\/(report\/|new-report|flags)/,
    label: 'Reports',
    icon: <ReportIcon />,
  },
  { to: '/admin/notifications', label: 'Notifications', icon: <BellIcon /> },
  {
    to: '/admin/security-vulnerabilities',
    within: /^\/admin\/(post\/|blog)/,
    label: 'Security Vulnerabilities',
    icon: <ShieldIcon />,
  },
  { to: '/admin/settings', label: 'Settings', icon: <SettingsIcon /> },
  { to: '/admin/audit-log', label: 'Audit log', icon: <ListIcon /> },
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
