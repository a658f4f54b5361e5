import type { AnyUser } from '@redflag/shared/accounts/users';
import { $api } from '#api/query-client.ts';
import { UserActs } from './user-acts.tsx';

const begin = {
  of: 'reviewed-first',
  label: 'Always Review First',
  title: 'Always review this user first?',
  explanation:
    'What they report from now on is shown to others, and counts, only once a reviewer has set another status than Pending. They are not told, but it stands in the file that they can download.',
  reasonFor: 'Becomes a note for the team. Kept in the audit log.',
  done: 'Their reports are reviewed first',
};
const end = {
  of: 'reviewed-first',
  label: 'Stop Reviewing First',
  title: 'Stop reviewing this user first?',
  explanation: 'Their reports that wait are shown to others and count.',
  done: 'Their reports are no longer reviewed first',
};

/** Lets reviewers look first at what a user reports, or no longer, after a confirmation. */
export function ChangeReviewedFirst({ user }: { user: AnyUser }) {
  const change = $api.useMutation('put', '/v1/reviewed-first/{id}');
  return (
    <UserActs
      acts={[user.reviewedFirst ? end : begin]}
      perform={(act, reason) =>
        change.mutateAsync({
          params: { path: { id: user.id } },
          body: act === begin ? { reviewedFirst: true, reason } : { reviewedFirst: false },
        })
      }
    />
  );
}
