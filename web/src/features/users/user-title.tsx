import type { ReactNode } from 'react';
import { AccountName } from '#ui/account-name.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useUser } from './use-user.ts';

interface UserTitleProps {
  id: string;
  /** The heading until the user is loaded, and what the page's title says after the name. */
  what: string;
  actions: ReactNode;
}

/** Heads a screen and its page with a user's name. */
export function UserTitle({ id, what, actions }: UserTitleProps) {
  const { data: user } = useUser(id);
  usePageTitle(user ? `${user.username} – ${what}` : what);
  return (
    <PageTitle actions={actions}>
      {user ? <AccountName name={user.username} mark={user.mark} /> : what}
    </PageTitle>
  );
}
