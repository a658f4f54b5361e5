import type { Reply, ReplyDecision } from '@redflag/shared/replies';
import { useSession } from '#api/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { KeyHint } from '#ui/buttons/key-hint.tsx';
import classes from './replies.module.css';
import type { ReplyActions } from './use-reply-decisions.ts';

const choices = [
  { key: 'u', label: 'Uphold', decision: 'upheld' },
  { key: 'p', label: 'Publish statement', decision: 'published' },
  { key: 'r', label: 'Refuse', decision: 'refused' },
] as const satisfies { key: string; label: string; decision: ReplyDecision }[];

interface ReplyChoicesProps extends Pick<ReplyActions, 'onDecide'> {
  reply: Reply;
  withKeys: boolean;
  /** Whose it is. */
  of: string;
}

/** What can be decided about a reply, or why not by this reviewer. */
export function ReplyChoices({ reply, withKeys, of, onDecide }: ReplyChoicesProps) {
  const { me } = useSession();
  const { review } = reply;
  if (!review?.mayDecide) {
    return (
      <p className="note">
        {review?.holder?.id === me?.id
          ? 'This is your own answer. Another reviewer decides about it.'
          : 'You refused this. Another reviewer decides about it now.'}
      </p>
    );
  }
  return (
    <div className={classes.choices}>
      {choices.map(({ key, label, decision }) => (
        <Button
          key={key}
          variant={decision === 'upheld' ? 'filled' : 'default'}
          data-key={key}
          aria-keyshortcuts={withKeys ? key : undefined}
          onClick={() => onDecide(reply, decision)}
        >
          {label}
          <span className="visually-hidden"> for {of}</span>
          {withKeys ? <KeyHint>{key.toUpperCase()}</KeyHint> : null}
        </Button>
      ))}
    </div>
  );
}
