import { problemOf, sentenceWithCode } from '#api/problem.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import classes from './filing.module.css';

interface SubmitDialogProps {
  opened: boolean;
  busy: boolean;
  /** The part that is uploaded, from 0 to 1. */
  progress: number;
  error: Error | null;
  onSubmit: () => void;
  onReview: () => void;
  /** Called once the dialog is closed and the focus can move. */
  onExited: () => void;
}

/** Asks before a report is sent, shows the progress, and offers a retry if it fails. */
export function SubmitDialog(props: SubmitDialogProps) {
  const { opened, busy, progress, error, onSubmit, onReview, onExited } = props;
  const percent = Math.round(progress * 100);
  return (
    <ConfirmDialog
      opened={opened}
      title="Are you Sure?"
      confirmLabel="Submit"
      cancelLabel="Review"
      busy={busy}
      onConfirm={onSubmit}
      onCancel={onReview}
      onExited={onExited}
    >
      <p>The report cannot be changed after submission.</p>
      <div role="status">
        {busy ? (
          <>
            <p>{percent < 100 ? `Uploading: ${percent}%` : 'Saving your report'}</p>
            <progress className={classes.progress} value={progress} aria-label="Upload" />
          </>
        ) : null}
      </div>
      {error && !busy ? (
        <Notice tone="danger" role="alert">
          <p>{sentenceWithCode(problemOf(error))} Your report is still here.</p>
        </Notice>
      ) : null}
    </ConfirmDialog>
  );
}
