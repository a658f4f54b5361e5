import type { Reply, ReplyChange, ReplyDecision } from '@redflag/shared/replies';
import { useState } from 'react';
import type { useDecisions } from '#features/reports/cases/decisions/use-decisions.tsx';

/** What can be done with a reply on its card. */
export interface ReplyActions {
  /** Whether something is being changed. */
  busy: boolean;
  onDecide: (reply: Reply, decision: ReplyDecision) => void;
  /** Accepts the evidence as a proof. */
  onAccept: (reply: Reply) => void;
  /** Lets it show beside the verdict. */
  onShow: (reply: Reply) => void;
}

interface ReplyDecisionsOptions {
  targetId: string;
  decisions: ReturnType<typeof useDecisions>;
  /** Goes on after a reply and these reports were decided. */
  onDecided: (replyId: string, reportIds: string[]) => Promise<void>;
}

/** Asks for what a decision about a reply needs, makes it and goes on. */
export function useReplyDecisions({ targetId, decisions, onDecided }: ReplyDecisionsOptions) {
  const [asked, setAsked] = useState<{ reply: Reply; decision: ReplyDecision } | null>(null);
  const close = () => setAsked(null);

  async function decide(change: Omit<ReplyChange, 'state'>) {
    if (!asked) return;
    const { reply, decision } = asked;
    const made = await decisions.decideReply(targetId, reply, { ...change, state: decision });
    if (made === 'failed') return;
    close();
    if (made === 'decided') await onDecided(reply.id, change.reports ?? []);
  }

  const actions: ReplyActions = {
    busy: decisions.changingReply,
    onDecide: (reply, decision) => setAsked({ reply, decision }),
    onAccept: (reply) => void decisions.changeReply(reply, { proven: true }),
    onShow: (reply) => void decisions.changeReply(reply, { shows: true }),
  };
  return { asked, close, decide, actions };
}
