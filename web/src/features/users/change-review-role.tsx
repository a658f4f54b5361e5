import type { AnyUser } from '@redflag/shared/accounts/users';
import { $api } from '#api/query-client.ts';
import { UserActs } from './user-acts.tsx';

const TOLD = 'They are signed out everywhere and told by email.';

const changes = [
  {
    of: 'reviewer',
    role: 'reviewer',
    label: 'Make a Reviewer',
    title: 'Make this user a reviewer?',
    explanation:
      'They can decide reports, flags and replies, and see who reported. They see no addresses or numbers of people, change no accounts or settings, and delete nothing. ' +
      TOLD,
    done: 'User is a reviewer now',
  },
  {
    of: 'checker',
    role: 'checker',
    label: 'Make a Checker',
    title: 'Make this user a checker?',
    explanation:
      'They see reports that wait, one case at a time and without names, and say what they think. They decide nothing. ' +
      TOLD,
    done: 'User is a checker now',
  },
  {
    of: 'user',
    role: null,
    label: 'End Reviewing',
    title: 'End reviewing for this user?',
    explanation: `They can no longer work on cases; what they decided stays. ${TOLD}`,
    done: 'User no longer reviews',
  },
] as const;

/** Lets a user review or check, or no longer, after a confirmation. Nothing for who cannot. */
export function ChangeReviewRole({ user }: { user: AnyUser }) {
  const change = $api.useMutation('put', '/v1/review-roles/{id}');
  const mayReview =
    user.role === 'user' && user.mark === null && user.emailVerified && user.status === 'active';
  return (
    <UserActs
      acts={changes.filter(({ role }) => role !== user.reviewRole && (mayReview || role === null))}
      perform={({ role }) =>
        change.mutateAsync({ params: { path: { id: user.id } }, body: { role } })
      }
    />
  );
}
