import type { Reply } from '@redflag/shared/replies';
import { isOpenReply } from '@redflag/shared/replies/values';
import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon } from '#ui/icons.tsx';
import { ClockIcon } from '#ui/more-icons.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { Breakable } from '#ui/text/breakable.tsx';
import { DateOnly } from '#ui/text/date-time.tsx';

/** Whether a reply is not decided although its day has come. */
export const isLate = ({ state, due }: Pick<Reply, 'state' | 'due'>, now: Date) =>
  isOpenReply(state) && new Date(due) < now;

/** What has become of an answer, and what comes next. */
export function ReplyState({ reply, now }: { reply: Reply; now: Date }) {
  const { tone, icon, title, text } = describe(reply, now);
  return (
    <div className="measure mb-lg" role="status">
      <Notice tone={tone} icon={icon} title={title}>
        {text}
        {reply.reason && reply.state !== 'withdrawn' ? (
          <p className="typed">
            {reply.state === 'appealed' ? 'Why we refused it first: ' : 'Why: '}
            <bdi>
              <Breakable>{reply.reason}</Breakable>
            </bdi>
          </p>
        ) : null}
        {reply.decidedAt && !isOpenReply(reply.state) && reply.state !== 'withdrawn' ? (
          <p>
            Decided on <DateOnly value={reply.decidedAt} />.
          </p>
        ) : null}
      </Notice>
    </div>
  );
}

interface Described {
  tone: 'danger' | 'caution' | 'neutral';
  icon: ReactNode;
  title: string;
  text: ReactNode;
}

const check = <CheckIcon size={24} />;
const clock = <ClockIcon size={24} />;
const alert = <AlertIcon size={24} />;

function describe(reply: Reply, now: Date): Described {
  const { state, due } = reply;
  if (isLate(reply, now)) {
    return {
      tone: 'caution',
      icon: clock,
      title: 'We are late. We are sorry.',
      text: (
        <p>
          We said that we would decide by <DateOnly value={due} />, and have not yet. Our reviewers
          are told every day. You need not do anything.
        </p>
      ),
    };
  }
  switch (state) {
    case 'waiting':
    case 'appealed':
      return {
        tone: 'neutral',
        icon: clock,
        title: state === 'waiting' ? 'Waiting for our reviewers' : 'Waiting for another decision',
        text: (
          <p>
            We decide by <DateOnly value={due} />, and tell you.{' '}
            {state === 'appealed' ? 'Another reviewer decides, where there is one. ' : null}
            {seenBy(reply)}
          </p>
        ),
      };
    case 'upheld':
      return {
        tone: 'neutral',
        icon: check,
        title: 'We agree with you',
        text: <p>We changed what everybody reads. Below is what they read now.</p>,
      };
    case 'published':
      return {
        tone: 'neutral',
        icon: check,
        title: 'Your words stand beside the answer',
        text: <p>The reports stay. If you take your answer back, your words go, too.</p>,
      };
    case 'refused':
      return {
        tone: 'danger',
        icon: alert,
        title: 'We refused it',
        text: (
          <p>
            The reports stay.{' '}
            {reply.appeal
              ? 'This was the second decision, and the last.'
              : 'If we are wrong, ask once for another decision.'}
          </p>
        ),
      };
    case 'withdrawn':
      return {
        tone: 'neutral',
        icon: null,
        title: 'You took it back',
        text: <p>Nobody decides about it. You can answer the reports again.</p>,
      };
    default:
      return { tone: 'neutral', icon: null, title: state, text: null };
  }
}

/** Who knows of an answer that waits. */
function seenBy({ proof, target }: Reply): string {
  if (target?.disputedSince) return 'Everybody who checks it reads that its holder disagrees.';
  return proof
    ? 'Only you and our reviewers see it.'
    : 'Only you and our reviewers see it, until you prove that it is yours.';
}
