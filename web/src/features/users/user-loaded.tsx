import type { AnyUser } from '@redflag/shared/accounts/users';
import type { ReactNode } from 'react';
import { outcomeOf } from '#api/problem.ts';
import { AccountName } from '#ui/badges/account-name.tsx';
import { ProfilePhoto } from '#ui/badges/profile-photo.tsx';
import { usePageTitle } from '#ui/hooks/use-page-title.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { useUser } from './use-user.ts';
import classes from './users.module.css';

interface UserLoadedProps {
  id: string;
  /** Path of the list to offer if there is no such user. */
  listPath: string;
  children: (user: AnyUser) => ReactNode;
}

/** Shows a user once they are loaded, or says that they do not exist (any more). */
export function UserLoaded({ id, listPath, children }: UserLoadedProps) {
  const user = useUser(id);
  return (
    <Loaded
      {...outcomeOf(user)}
      rows={6}
      rowHeight={52}
      missing={{
        title: 'User not found',
        why: 'The account may have been deleted, or the link may be incomplete.',
        backLabel: 'Back to users',
        backPath: listPath,
      }}
    >
      {children}
    </Loaded>
  );
}

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
