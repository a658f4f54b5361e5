import type { Reply } from '@redflag/shared/replies';
import { plural } from '@redflag/shared/text/plural';
import { groundWords } from '#features/reports/cases/reply-words.ts';
import { AccountName } from '#ui/badges/account-name.tsx';
import { DateOnly } from '#ui/text/date-time.tsx';
import { ReplyOutcome } from './reply-outcome.tsx';

/** What was answered before on a target, and what became of it. */
export function EarlierReplies({ replies }: { replies: Reply[] }) {
  if (replies.length === 0) return null;
  return (
    <details>
      <summary className="touch">
        {plural(replies.length, { one: '# earlier answer', other: '# earlier answers' })}
      </summary>
      <ul className="stack">
        {replies.map((reply) => (
          <li key={reply.id}>
            <p>
              <strong>{groundWords(reply.ground)}</strong>, by{' '}
              {reply.review?.holderRecord ? (
                <AccountName name={reply.review.holderRecord.username} mark={null} />
              ) : (
                'a deleted user'
              )}{' '}
              <span className="note">
                <DateOnly value={reply.createdAt} />
              </span>
            </p>
            {reply.text ? (
              <p className="clamp typed" dir="auto">
                {reply.text}
              </p>
            ) : null}
            <ReplyOutcome reply={reply} />
          </li>
        ))}
      </ul>
    </details>
  );
}
