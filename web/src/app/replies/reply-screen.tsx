import { showTarget } from '@redflag/shared/text/show-target';
import { Link, Navigate, useParams } from 'react-router';
import { outcomeOf } from '#api/problem.ts';
import { AddPicture } from '#features/replies/add-picture.tsx';
import { AppealForm } from '#features/replies/appeal-form.tsx';
import { Proof } from '#features/replies/proofs/proof.tsx';
import { ReplyFacts } from '#features/replies/reply-facts.tsx';
import { ReplyBadge } from '#features/replies/reply-list.tsx';
import { ReplyState } from '#features/replies/reply-state.tsx';
import { TakeBack } from '#features/replies/take-back.tsx';
import { useIsOwn, useReply } from '#features/replies/use-replies.ts';
import { Verdict } from '#features/reports/verdicts/verdict.tsx';
import { BackButton } from '#ui/buttons/back-button.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { useNow } from '#ui/hooks/use-now.ts';
import { usePageTitle } from '#ui/hooks/use-page-title.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { ShownTarget } from '#ui/text/breakable.tsx';

export const replyTitle = 'My answer to reports';

interface ReplyScreenProps {
  listPath: string;
  newReplyPath: string;
  /** Path of the screen where others' answers are decided, by what they are about. */
  reviewPath?: (targetId: string) => string;
}

/** An answer to reports: what has become of it, the proof, what everybody reads now, and what was said. */
export function ReplyScreen({ listPath, newReplyPath, reviewPath }: ReplyScreenProps) {
  const { id = '' } = useParams();
  const found = useReply(id);
  const { data: shown } = found;
  const isOwn = useIsOwn();
  const now = useNow();
  const targetId = shown?.target?.id;
  usePageTitle(shown ? `${showTarget(shown.shown)} – ${replyTitle}` : replyTitle);
  if (shown && targetId && reviewPath && !isOwn(shown))
    return <Navigate to={reviewPath(targetId)} replace />;
  return (
    <>
      <PageTitle
        actions={<BackButton fallback={listPath} />}
        lead={shown ? <ReplyBadge reply={shown} now={now} /> : null}
      >
        {shown ? (
          <>
            Answer about <ShownTarget>{shown.shown}</ShownTarget>
          </>
        ) : (
          replyTitle
        )}
      </PageTitle>
      <Loaded
        {...outcomeOf(found)}
        rows={4}
        rowHeight={96}
        missing={{
          title: 'Answer not found',
          why: 'It may be from another account, or a part of the link may be missing.',
          backLabel: 'Back',
          backPath: listPath,
        }}
      >
        {(reply) => (
          <>
            <ReplyState reply={reply} now={now} />
            {isOwn(reply) ? <Proof reply={reply} /> : null}
            {reply.target ? (
              <section className="measure mb-lg" aria-labelledby="now">
                <h2 id="now" className="mb-sm">
                  What everybody reads now
                </h2>
                <Verdict target={reply.target} />
              </section>
            ) : null}
            <ReplyFacts reply={reply} />
            {isOwn(reply) ? (
              <>
                <AddPicture reply={reply} />
                <AppealForm reply={reply} />
                <div className="row gap-md">
                  <TakeBack reply={reply} />
                  {reply.state === 'withdrawn' && reply.target?.id ? (
                    <Button component={Link} to={`${newReplyPath}?id=${reply.target.id}`}>
                      Answer again
                    </Button>
                  ) : null}
                </div>
              </>
            ) : null}
          </>
        )}
      </Loaded>
    </>
  );
}
