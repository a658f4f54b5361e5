import type { Reply } from '@redflag/shared/replies';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useDraft } from '#api/drafts/use-draft.ts';
import { useFormLock } from '#api/drafts/use-form-lock.ts';
import { outcomeOf } from '#api/problem.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { OpenElsewhere } from '#ui/states/open-elsewhere.tsx';
import { DateOnly } from '#ui/text/date-time.tsx';
import { emptyReply } from './reply-check.ts';
import type { ReplyFormProps } from './reply-form.tsx';
import { ReplyForm } from './reply-form.tsx';
import { useFindOpen } from './use-replies.ts';

type NewReplyFormProps = Pick<ReplyFormProps, 'targetId' | 'replyPath'>;

/** The form to answer the reports on a target, unless the person has an answer there that waits. */
export function NewReplyForm(props: NewReplyFormProps) {
  const { targetId, replyPath } = props;
  const find = useFindOpen(targetId);
  const open = useQuery({ queryKey: ['open-reply', targetId], queryFn: find, staleTime: 0 });
  return (
    <Loaded {...outcomeOf(open)} rows={5} rowHeight={72}>
      {(reply) =>
        reply ? <Answered reply={reply} path={replyPath(reply.id)} /> : <InOneTab {...props} />
      }
    </Loaded>
  );
}

function Answered({ reply, path }: { reply: Reply; path: string }) {
  return (
    <EmptyState
      title="You have answered these reports"
      action={
        <Button component={Link} to={path}>
          See your answer
        </Button>
      }
    >
      We decide by <DateOnly value={reply.due} />.
    </EmptyState>
  );
}

/** The form, in one tab at a time. */
function InOneTab(props: NewReplyFormProps) {
  const lock = useFormLock(`reply ${props.targetId}`);
  if (lock.sent) {
    return (
      <div role="status">
        <EmptyState
          title="Your answer is with us"
          action={
            <Button component={Link} to={props.replyPath(lock.sent.id)}>
              See your answer
            </Button>
          }
        >
          You sent it in another tab.
        </EmptyState>
      </div>
    );
  }
  if (lock.here === false) return <OpenElsewhere what="answer" onContinue={lock.take} />;
  return lock.here ? <KeptForm {...props} onSent={lock.tellSent} /> : <FormLoading />;
}

const FormLoading = () => <Loading rows={5} rowHeight={72} />;

/** The form with what was written on an earlier visit. */
function KeptForm(props: NewReplyFormProps & Pick<ReplyFormProps, 'onSent'>) {
  const draft = useDraft<ReplyFormProps['initial']>(`reply ${props.targetId}`, 'picture');
  if (!draft.loaded) return <FormLoading />;
  const { idempotencyKey: _, ...kept } = draft.found ?? {};
  return <ReplyForm {...props} draft={draft} initial={{ ...emptyReply, ...kept }} />;
}
