import type { Me as User } from '@redflag/shared/accounts';
import { useIsMutating } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { $api } from '#api/client.ts';
import { outcomeOf } from '#api/problem.ts';
import { Loaded } from '#ui/loaded.tsx';

interface UserLoadedProps {
  id: string;
  /** The list that leads on where there is no such user. */
  listPath: string;
  children: (user: User) => ReactNode;
}

/** Shows a user once they are there, or that there is none (any more). */
export function UserLoaded({ id, listPath, children }: UserLoadedProps) {
  // Until the screen is left, a user who is just being deleted is not missed.
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
