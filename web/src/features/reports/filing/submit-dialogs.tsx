import { useNavigate } from 'react-router';
import { problemOf, sentenceWithCode } from '#api/problem.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { UploadProgress } from '#ui/form/file/upload-progress.tsx';
import { Notice } from '#ui/states/notice.tsx';
import type { FiledReport, useFileReport } from './use-file-report.ts';

type Filing = ReturnType<typeof useFileReport>;
type SubmitDialogProps = Pick<Filing, 'busy' | 'progress' | 'error' | 'cancelled' | 'cancel'> & {
  opened: boolean;
  onSubmit: () => void;
  onReview: () => void;
  /** Called once the dialog is closed and the focus can move. */
  onExited: () => void;
};

/** Asks before a report is sent, shows the progress, which can be cancelled, and offers a retry. */
export function SubmitDialog(props: SubmitDialogProps) {
  const { opened, busy, progress, error, cancelled, cancel, onSubmit, onReview } = props;
  return (
    <ConfirmDialog
      opened={opened}
      title="Are you Sure?"
      confirmLabel="Submit"
      cancelLabel="Review"
      busy={busy}
      onConfirm={onSubmit}
      onCancel={onReview}
      onStop={cancel}
      onExited={props.onExited}
    >
      <p>The report cannot be changed after submission.</p>
      <UploadProgress busy={busy} progress={progress} saving="Saving your report" />
      <div role="status">
        {cancelled ? <p>Upload cancelled. Your report is still here.</p> : null}
      </div>
      {error && !busy ? (
        <Notice tone="danger" role="alert">
          <p>{sentenceWithCode(problemOf(error))}</p>
          <p>Your report is still here.</p>
        </Notice>
      ) : null}
    </ConfirmDialog>
  );
}

interface SubmittedDialogProps {
  /** The report that was filed; null before that. */
  report: FiledReport | null;
  reportPath: (id: string) => string;
  dashboardPath: string;
}

/** Confirms that the report was filed. Closing it leads to the dashboard, never back to the form. */
export function SubmittedDialog({ report, reportPath, dashboardPath }: SubmittedDialogProps) {
  const navigate = useNavigate();
  return (
    <Dialog
      opened={report !== null}
      onClose={() => navigate(dashboardPath)}
      title="Report Submitted!"
    >
      <p>
        Thank you. Your report waits for our reviewers. We will tell you when its status changes.
      </p>
      {report?.takenBack === true ? <p>Your earlier report is taken back.</p> : null}
      {report?.takenBack === false ? (
        <p>
          Your earlier report could not be taken back. A reviewer may have begun with it. Look under
          View My Reports.
        </p>
      ) : null}
      <div className="row gap-md end mt-lg">
        <Button variant="default" onClick={() => navigate(dashboardPath)}>
          Continue
        </Button>
        {report ? (
          <Button onClick={() => navigate(reportPath(report.id))}>View Report</Button>
        ) : null}
      </div>
    </Dialog>
  );
}
