import type { Reply } from '@redflag/shared/replies';
import { isOpenReply } from '@redflag/shared/replies/values';
import { Link } from 'react-router';
import { useSession } from '#api/session.ts';
import { ReplyDue } from '#features/reports/cases/reply-due.tsx';
import { groundWords } from '#features/reports/cases/reply-words.ts';
import { EvidenceButton } from '#features/reports/cases/reports/evidence-button.tsx';
import { ReporterRecordLine } from '#features/reports/cases/reports/reporter-record.tsx';
import { AccountName } from '#ui/badges/account-name.tsx';
import { DateOnly, DateTime, TimeAgo } from '#ui/text/date-time.tsx';
import classes from './replies.module.css';
import { ReplyChoices } from './reply-choices.tsx';
import { ReplyOutcome } from './reply-outcome.tsx';
import { ReplyProof } from './reply-proof.tsx';
import type { ReplyActions } from './use-reply-decisions.ts';

interface ReplyCardProps extends ReplyActions {
  reply: Reply;
  withKeys: boolean;
  onView: (replyId: string) => void;
  userPath: (id: string) => string;
}

/** One reply: who says what, with which proof, by when it is due, and what can be decided. */
export function ReplyCard({ reply, withKeys, onView, userPath, ...actions }: ReplyCardProps) {
  const { id, ground, since, text, picture, state, proof, createdAt, due, statement } = reply;
  const holder = reply.review?.holderRecord;
  const isOpen = isOpenReply(state);
  const by = holder?.username ?? 'a deleted user';
  return (
    <article
      className={classes.reply}
      data-reply={isOpen ? id : undefined}
      tabIndex={-1}
      aria-label={`Answer of ${by}`}
    >
      <h3>{groundWords(ground)}</h3>
      {isOpen ? <ReplyDue due={due} proven={proof !== null} /> : <ReplyOutcome reply={reply} />}
      <p className={classes.by}>
        {holder ? <HolderName review={reply.review} userPath={userPath} /> : 'A deleted user'}
        <span className="note">
          <DateTime value={createdAt} /> <TimeAgo value={createdAt} />
        </span>
      </p>
      <ReporterRecordLine record={holder ?? null} label="Holder" />
      {since ? (
        <p>
          Theirs since <DateOnly value={since} />
        </p>
      ) : null}
      <p className={classes.text} dir="auto">
        {text ?? 'The words went with the account.'}
      </p>
      {picture ? <EvidenceButton url={picture} of={by} onView={() => onView(id)} /> : null}
      {isOpen ? <Appeal reply={reply} /> : null}
      {isOpen && statement ? (
        <figure className={classes.quote}>
          <figcaption>They ask us to publish:</figcaption>
          <blockquote className="typed" dir="auto">
            {statement}
          </blockquote>
        </figure>
      ) : null}
      {isOpen ? (
        <>
          <ReplyProof reply={reply} {...actions} />
          <ReplyChoices reply={reply} withKeys={withKeys} of={by} {...actions} />
        </>
      ) : null}
    </article>
  );
}

/** Why it was refused, by whom, and what the holder says to that. */
function Appeal({ reply }: { reply: Reply }) {
  const { appeal, reason, review } = reply;
  if (!appeal) return null;
  return (
    <figure className={classes.quote}>
      <figcaption>
        Refused by{' '}
        {review?.decidedBy ? (
          <AccountName name={review.decidedBy} mark="team" />
        ) : (
          'a reviewer who is gone'
        )}
        {reason ? (
          <>
            : <bdi>{reason}</bdi>
          </>
        ) : null}{' '}
        They ask again <DateOnly value={appeal.at} />:
      </figcaption>
      <blockquote className="typed" dir="auto">
        {appeal.text}
      </blockquote>
    </figure>
  );
}

interface HolderNameProps {
  review: Reply['review'];
  userPath: (id: string) => string;
}

/** Who holds the target; administrators can open the account. */
function HolderName({ review, userPath }: HolderNameProps) {
  const { me } = useSession();
  const name = <AccountName name={review?.holderRecord?.username ?? ''} mark={null} />;
  return review?.holder && me?.role === 'admin' ? (
    <Link className="touch" to={userPath(review.holder.id)}>
      {name}
    </Link>
  ) : (
    name
  );
}
