import type { Reply } from '@redflag/shared/replies';
import { proofLabel } from '@redflag/shared/replies/reply.words';
import { Button } from '#ui/buttons/button.tsx';
import { DateOnly } from '#ui/text/date-time.tsx';
import classes from './replies.module.css';
import type { ReplyActions } from './use-reply-decisions.ts';

type ReplyProofProps = Pick<ReplyActions, 'onAccept' | 'onShow' | 'busy'> & { reply: Reply };

/** Whether the target is proven to be theirs, what a reviewer can accept, and whether it shows to others. */
export function ReplyProof({ reply, onAccept, onShow, busy }: ReplyProofProps) {
  const { proof, review } = reply;
  const mayDecide = review?.mayDecide ?? false;
  if (!proof) {
    return (
      <div className={classes.proof}>
        <p>
          <strong>Not proven.</strong> Only you and they see it. A page or profile of theirs would
          show <code>{review?.evidenceCode}</code>.
        </p>
        {mayDecide ? (
          <Button variant="default" narrow loading={busy} onClick={() => onAccept(reply)}>
            Accept the evidence as proof
          </Button>
        ) : null}
      </div>
    );
  }
  return (
    <div className={classes.proof}>
      <p>
        <strong>Proven</strong> by{' '}
        {proof.method === 'evidence'
          ? 'evidence that a reviewer accepted'
          : proofLabel(proof.method)}{' '}
        on <DateOnly value={proof.at} />, until <DateOnly value={proof.until} />. It shows whose it
        is, not who is right.
      </p>
      {review?.shows ? null : (
        <>
          <p>An earlier answer was refused, so the verdict does not say that they disagree.</p>
          {mayDecide ? (
            <Button variant="default" narrow loading={busy} onClick={() => onShow(reply)}>
              Let it show
            </Button>
          ) : null}
        </>
      )}
    </div>
  );
}
