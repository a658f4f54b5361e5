import { BellIcon, CheckIcon } from '#ui/icons.tsx';
import { DashboardIcon, QuestionIcon, ShieldIcon, UserIcon } from '#ui/more-icons.tsx';
import { AreaLayout } from './area-layout.tsx';
import type { AreaLink } from './sidebar.tsx';

const links: AreaLink[] = [
  {
    to: '/user/dashboard',
    within: /^\/user\/(dashboard|report|user-report)\//,
    label: 'Dashboard',
    icon: <DashboardIcon />,
  },
  {
    to: '/review/cases',
    label: 'Review',
    icon: <CheckIcon />,
    isFor: ({ reviewRole }) => reviewRole === 'reviewer',
  },
  {
    to: '/review/checks',
    label: 'Check reports',
    icon: <CheckIcon />,
    isFor: ({ reviewRole }) => reviewRole === 'checker',
  },
  {
    to: '/user/account',
    within: /^\/user\/(reply\/|replies)/,
    label: 'My Profile',
    icon: <UserIcon />,
  },
  {
    to: '/user/security-vulnerabilities',
    within: /^\/user\/post\//,
    label: 'Security Vulnerabilities',
    icon: <ShieldIcon />,
  },
  { to: '/user/notifications', label: 'Notifications', icon: <BellIcon /> },
  { to: '/how-it-works', label: 'How it works', icon: <QuestionIcon />, reloadDocument: true },
];

export default function UserLayout() {
  return (
    <AreaLayout
      admits={({ role }) => role === 'user'}
      links={links}
      notificationsPath="/user/notifications"
      accountPath="/user/account"
    />
  );
}
