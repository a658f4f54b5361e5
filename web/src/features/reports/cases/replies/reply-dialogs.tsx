import type { Target } from '@redflag/shared/checks';
import { refusalReasons } from '@redflag/shared/replies/reasons';
import type { WaitingReport } from '#features/reports/cases/reports/waiting-report.tsx';
import { RejectDialog } from '#features/reports/review/reject-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { UpholdDialog } from './uphold-dialog.tsx';
import type { useReplyDecisions } from './use-reply-decisions.ts';

interface ReplyDialogsProps
  extends Pick<ReturnType<typeof useReplyDecisions>, 'asked' | 'close' | 'decide'> {
  target: Target;
  /** Those on the screen, as they are now. */
  reports: WaitingReport[];
  busy: boolean;
}

/** Asks for what the decision about a reply needs. */
export function ReplyDialogs({ asked, close, decide, target, reports, busy }: ReplyDialogsProps) {
  if (!asked) return null;
  const { reply, decision } = asked;
  const dialog = { reply, busy, onClose: close, onDecide: decide };
  if (decision === 'upheld') return <UpholdDialog {...dialog} reports={reports} />;
  if (decision === 'published') return <PublishDialog {...dialog} target={target} />;
  return (
    <RejectDialog
      opened
      title="Refuse this answer?"
      label="Refuse"
      reasons={refusalReasons}
      description="They will see it, and may ask once for another decision."
      missing="Please give a reason"
      busy={busy}
      onReject={(reason) => void decide({ reason })}
      onClose={close}
    />
  );
}
