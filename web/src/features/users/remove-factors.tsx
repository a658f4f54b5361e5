import type { AnyUser } from '@redflag/shared/accounts/users';
import { $api } from '#api/query-client.ts';
import { UserActs } from './user-acts.tsx';

const removal = {
  of: 'second-factor',
  label: 'Remove Second Factor',
  title: 'Remove the second factor of this user?',
  explanation:
    'For someone who has lost their passkey, app and recovery codes. Make sure that it is them: their password alone then signs them in. They are signed out everywhere and told by email.',
  dangerous: true,
  done: 'Second factor removed',
};

/** Removes the second factor of somebody who has lost it, after a confirmation. Nothing for who has none. */
export function RemoveFactors({ user }: { user: AnyUser }) {
  const remove = $api.useMutation('post', '/v1/user-factors/{id}/remove');
  return (
    <UserActs
      acts={user.secondFactor ? [removal] : []}
      perform={() => remove.mutateAsync({ params: { path: { id: user.id } } })}
    />
  );
}
