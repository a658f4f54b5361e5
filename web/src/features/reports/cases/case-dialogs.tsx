import type { ReportStatus } from '@redflag/shared/reports';
import { QuestionDialog } from '#features/reports/review/question-dialog.tsx';
import { RejectDialog } from '#features/reports/review/reject-dialog.tsx';
import { countOf } from '#ui/text/counts.ts';
import { ClearDialog } from './clear-dialog.tsx';
import type { Also } from './decisions/also.ts';
import { AlsoDialog } from './decisions/also-dialog.tsx';
import { AlsoFields } from './decisions/also-fields.tsx';
import type { CasePicture } from './reports/picture-viewer.tsx';
import { PictureViewer } from './reports/picture-viewer.tsx';
import { KeysDialog } from './shortcuts/keys-dialog.tsx';
import type { useOpenCase } from './use-open-case.ts';

type OpenCase = ReturnType<typeof useOpenCase>;

interface CaseDialogsProps
  extends Pick<
    OpenCase,
    'selection' | 'dialog' | 'setDialog' | 'decide' | 'choices' | 'decideAlso' | 'clear'
  > {
  pictures: CasePicture[];
  /** The status that is being set, or null. */
  deciding: ReportStatus | null;
  /** Whether the target is being cleared. */
  clearing: boolean;
  withKeys: boolean;
  onTurnKeys: (on: boolean) => void;
}

/** What can be opened above a case. */
export function CaseDialogs(props: CaseDialogsProps) {
  const {
    selection,
    pictures,
    dialog,
    setDialog,
    decide,
    choices,
    decideAlso,
    clear,
    deciding,
    clearing,
    withKeys,
    onTurnKeys,
  } = props;
  const close = () => setDialog(null);
  const busy = deciding !== null;
  const reports = countOf(selection.selected.length, { one: '# report', other: '# reports' });
  const alsoIn = (name: 'reject' | 'also') =>
    dialog?.name === name ? (
      <AlsoFields
        choices={choices}
        also={dialog.also}
        onChange={(also: Also) => setDialog({ name, also })}
      />
    ) : null;
  return (
    <>
      <RejectDialog
        opened={dialog?.name === 'reject'}
        title={`Reject ${reports}?`}
        label="Reject"
        busy={busy}
        withKeys={withKeys}
        onReject={(reason) => decideAlso({ status: 'Rejected', reason })}
        onClose={close}
      >
        {alsoIn('reject')}
      </RejectDialog>
      <AlsoDialog
        opened={dialog?.name === 'also'}
        title={`Decide about ${reports}`}
        busy={deciding}
        onDecide={(status) => decideAlso({ status })}
        onClose={close}
      >
        {alsoIn('also')}
      </AlsoDialog>
      <ClearDialog
        opened={dialog?.name === 'clear'}
        refusal={dialog?.name === 'clear' ? dialog.refusal : undefined}
        waiting={selection.waiting.length}
        busy={clearing}
        onClear={(reason) => void clear(reason)}
        onClose={close}
      />
      <QuestionDialog
        question={dialog?.name === 'question' ? dialog.question : null}
        busy={busy}
        onConfirm={(change) => void decide(change)}
        onCancel={close}
      />
      <KeysDialog
        opened={dialog?.name === 'keys'}
        onClose={close}
        on={withKeys}
        onTurn={onTurnKeys}
      />
      <PictureViewer
        pictures={pictures}
        shown={dialog?.name === 'picture' ? dialog.of : null}
        onShow={(of) => setDialog({ name: 'picture', of })}
        onClose={close}
      />
    </>
  );
}
