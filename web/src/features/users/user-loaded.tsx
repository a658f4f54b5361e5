import type { Me as User } from '@redflag/shared/accounts';
import { useIsMutating } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { $api } from '#api/client.ts';
import { outcomeOf } from '#api/problem.ts';
import { Loaded } from '#ui/loaded.tsx';

interface UserLoadedProps {
  id: string;
  /** Path of the list to offer if there is no such user. */
  listPath: string;
  children: (user: User) => ReactNode;
}

/** Shows a user once they are loaded, or says that they do not exist (any more). */
export function UserLoaded({ id, listPath, children }: UserLoadedProps) {
  // A user who is being deleted must not show as missing before the screen is left.
  const beingDeleted = useIsMutating({ mutationKey: ['delete', '/v1/users/delete/{id}'] }) > 0;
  const user = $api.useQuery(
    'get',
    '/v1/users/{id}',
    { params: { path: { id } } },
    { enabled: !beingDeleted },
  );
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
