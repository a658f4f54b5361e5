import type { Me } from '@redflag/shared/accounts';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '#api/session.ts';
import { CheckIcon, ReportIcon } from '#ui/icons.tsx';
import { DashboardIcon, FlagIcon, QuestionIcon } from '#ui/more-icons.tsx';
import { AreaLayout } from './area-layout.tsx';
import type { AreaLink } from './sidebar.tsx';

const isReviewer = ({ reviewRole }: Me) => reviewRole === 'reviewer';
const isChecker = ({ reviewRole }: Me) => reviewRole === 'checker';

const links: AreaLink[] = [
  {
    to: '/review/cases',
    within: /^\/review\/(cases\/|second-review)/,
    label: 'Review',
    icon: <CheckIcon />,
    isFor: isReviewer,
  },
  {
    to: '/review/report-lists',
    within: /^\/review\/report\//,
    label: 'Reports',
    icon: <ReportIcon />,
    isFor: isReviewer,
  },
  { to: '/review/flags', label: 'Flags', icon: <FlagIcon />, isFor: isReviewer },
  { to: '/review/checks', label: 'Check reports', icon: <CheckIcon />, isFor: isChecker },
  { to: '/user/dashboard', label: 'My Dashboard', icon: <DashboardIcon /> },
  { to: '/how-we-decide', label: 'How we decide', icon: <QuestionIcon />, reloadDocument: true },
];

/** The area of reviewers and checkers, who are users everywhere else. */
export default function ReviewLayout() {
  const { me } = useSession();
  const isOfCheckers = /^\/review(\/checks)?\/?$/.test(useLocation().pathname);
  if (me && isChecker(me) && !isOfCheckers) return <Navigate to="/review/checks" replace />;
  return (
    <AreaLayout
      admits={(one) => isReviewer(one) || isChecker(one)}
      links={links}
      notificationsPath="/user/notifications"
      accountPath="/user/account"
    />
  );
}
