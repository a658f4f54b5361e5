import type { Reply } from '@redflag/shared/replies';
import { stateWords } from '#features/reports/cases/reply-words.ts';
import { AccountName } from '#ui/badges/account-name.tsx';
import { DateOnly } from '#ui/text/date-time.tsx';

/** What became of a reply, by whom and why. */
export function ReplyOutcome({ reply }: { reply: Reply }) {
  const { state, decidedAt, reason, review } = reply;
  return (
    <p className="anywhere">
      <strong>{stateWords(state)}</strong>
      {review?.decidedBy ? (
        <>
          {' by '}
          <AccountName name={review.decidedBy} mark="team" />
        </>
      ) : null}
      {decidedAt ? (
        <span className="note">
          {' '}
          <DateOnly value={decidedAt} />
        </span>
      ) : null}
      {reason ? (
        <>
          {': '}
          <bdi>{reason}</bdi>
        </>
      ) : null}
    </p>
  );
}
