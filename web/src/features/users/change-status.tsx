import type { AnyUser } from '@redflag/shared/accounts/users';
import { $api } from '#api/query-client.ts';
import { UserActs } from './user-acts.tsx';

/** Messages: product specification section 8. */
const suspension = {
  of: 'status',
  label: 'Suspend User',
  title: 'Suspend this user?',
  explanation:
    'They are signed out everywhere immediately and cannot sign in until an administrator activates the account. Their reports stay, but those that wait do not count until then.',
  reasonFor: 'They are emailed it, and can ask once for a second look. Kept in the audit log.',
  done: 'User suspended',
  failed: 'Error: Failed to disable account. Please try again.',
};
const activation = {
  of: 'status',
  label: 'Activate User',
  title: 'Activate this user?',
  explanation: 'They can sign in again. Their reports that wait count again.',
  done: 'User activated',
  failed: 'Error: Failed to activate account. Please try again.',
};

/** Suspends or activates a user, after a confirmation. */
export function ChangeStatus({ user }: { user: AnyUser }) {
  const change = $api.useMutation('patch', '/v1/users/{id}');
  return (
    <UserActs
      acts={[user.status === 'active' ? suspension : activation]}
      perform={(act, reason) =>
        change.mutateAsync({
          params: { path: { id: user.id } },
          body: act === suspension ? { status: 'suspended', reason } : { status: 'active' },
        })
      }
    />
  );
}
