import type { Reply } from '@redflag/shared/replies';
import { plural } from '@redflag/shared/text/plural';
import { problemOf } from '#api/problem.ts';
import { Arrived } from '#features/reports/cases/reports/arrived.tsx';
import { ShowMore } from '#ui/lists/show-more.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { countOf } from '#ui/text/counts.ts';
import { EarlierReplies } from './earlier-replies.tsx';
import classes from './replies.module.css';
import { ReplyCard } from './reply-card.tsx';
import type { CaseReplies as Replies } from './use-case-replies.ts';
import type { ReplyActions } from './use-reply-decisions.ts';

interface CaseRepliesProps extends ReplyActions {
  replies: Replies;
  withKeys: boolean;
  /** Shows the picture of a reply large. */
  onView: (replyId: string) => void;
  userPath: (id: string) => string;
}

/** What those who hold a target say of the reports on it, beside them. */
export function CaseReplies({ replies: found, withKeys, ...actions }: CaseRepliesProps) {
  const { replies, earlier, arrived, showArrived, list, problem } = found;
  return (
    <section className={classes.replies} aria-labelledby="answers">
      <div className="row between baseline">
        <h2 id="answers">{title(replies)}</h2>
        <a className={classes.jump} href="#reports">
          To the reports
        </a>
      </div>
      {problem ? (
        <Notice tone="danger" role="alert">
          <p>{problemOf(problem).sentence}</p>
        </Notice>
      ) : null}
      {replies.map((reply) => (
        <ReplyCard key={reply.id} reply={reply} withKeys={withKeys} {...actions} />
      ))}
      <Arrived
        said={
          arrived > 0 ? countOf(arrived, { one: '# more answer', other: '# more answers' }) : null
        }
        label={plural(arrived, { one: 'Show it', other: 'Show them' })}
        onShow={showArrived}
      />
      <ShowMore list={list} failure={null} />
      <EarlierReplies replies={earlier} />
    </section>
  );
}

function title(replies: Reply[]): string {
  if (replies.length === 0) return 'No answer waits';
  return plural(replies.length, { one: 'Its holder answers', other: '# answers of holders' });
}
