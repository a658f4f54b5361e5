import { BellIcon, CheckIcon, icon, ReportIcon } from '#ui/icons.tsx';
import { ClockIcon, DashboardIcon, ShieldIcon, UserIcon, UsersIcon } from '#ui/more-icons.tsx';
import { AreaLayout } from './area-layout.tsx';

const ListIcon = icon('M9 6h11M9 12h11M9 18h11M4.5 6h.01m0 6h.01m0 6h.01');

const ServerIcon = icon('M4 4h16v7H4zm0 9h16v7H4zm4-5.5h.01m0 9h.01');

const KeyIcon = icon('M8 11a4 4 0 1 0 .01 0zm3 1 9-8m-3 3 2 2');

const RegisterIcon = icon('M12 4v11m-4.5-4 4.5 4.5 4.5-4.5M4 17v3h16v-3');

const SettingsIcon = icon('M4 7h9m4 0h3M4 17h3m4 0h9M15 5a2 2 0 1 0 .01 0zM9 15a2 2 0 1 0 .01 0z');

const links = [
  { to: '/admin/dashboard', label: 'Dashboard', icon: <DashboardIcon /> },
  {
    to: '/admin/review',
    within: /^\/admin\/(review\/|second-review)/,
    label: 'Review',
    icon: <CheckIcon />,
  },
  {
    to: '/admin/account',
    within: /^\/admin\/reply\//,
    label: 'Profile',
    icon: <UserIcon />,
  },
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
  { to: '/admin/keys', label: 'Keys', icon: <KeyIcon /> },
  { to: '/admin/registers', label: 'Registers', icon: <RegisterIcon /> },
  { to: '/admin/settings', label: 'Settings', icon: <SettingsIcon /> },
  { to: '/admin/audit-log', label: 'Audit log', icon: <ListIcon /> },
  { to: '/admin/jobs', label: 'Jobs', icon: <ClockIcon /> },
  { to: '/admin/system', label: 'System', icon: <ServerIcon /> },
];

export default function AdminLayout() {
  return (
    <AreaLayout
      admits={({ role }) => role === 'admin'}
      links={links}
      notificationsPath="/admin/notifications"
      accountPath="/admin/account"
    />
  );
}
