import type { Me as User } from '@redflag/shared/accounts';
import type { ReactNode } from 'react';
import { outcomeOf } from '#api/problem.ts';
import { Loaded } from '#ui/states/loaded.tsx';
import { useUser } from './use-user.ts';

interface UserLoadedProps {
  id: string;
  /** Path of the list to offer if there is no such user. */
  listPath: string;
  children: (user: User) => ReactNode;
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
