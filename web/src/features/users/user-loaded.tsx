import type { Me as User } from '@redflag/shared/accounts';
import { useIsMutating } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { $api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailureState } from '#ui/failure-state.tsx';
import { Loading } from '#ui/loading.tsx';

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
  const { data, error, refetch } = $api.useQuery(
    'get',
    '/v1/users/{id}',
    { params: { path: { id } } },
    { enabled: !beingDeleted },
  );
  const problem = error ? problemOf(error) : null;
  if (problem?.isMissing) {
    return (
      <EmptyState
        title="User not found"
        action={
          <Button component={Link} to={listPath}>
            Back to the users
          </Button>
        }
      >
        The account may have been deleted, or the address is incomplete.
      </EmptyState>
    );
  }
  if (data) {
    return children(data);
  }
  return problem ? (
    <FailureState message={problem.detail} onRetry={refetch} />
  ) : (
    <Loading rows={6} rowHeight={52} />
  );
}
