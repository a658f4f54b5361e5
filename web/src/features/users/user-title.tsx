import type { ReactNode } from 'react';
import { usePageTitle } from '#ui/hooks/use-page-title.ts';
import { AccountName } from '#ui/marks/account-name.tsx';
import { ProfilePhoto } from '#ui/marks/profile-photo.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { useUser } from './use-user.ts';
import classes from './users.module.css';

interface UserTitleProps {
  id: string;
  /** The heading until the user is loaded, and what the page's title says after the name. */
  what: string;
  actions: ReactNode;
}

/** Heads a screen and its page with a user's picture and name. */
export function UserTitle({ id, what, actions }: UserTitleProps) {
  const { data: user } = useUser(id);
  usePageTitle(user ? `${user.username} – ${what}` : what);
  return (
    <PageTitle actions={actions}>
      <span className={classes.title}>
        <ProfilePhoto url={user?.photoUrl ?? null} size={56} />
        {user ? <AccountName name={user.username} mark={user.mark} /> : what}
      </span>
    </PageTitle>
  );
}
