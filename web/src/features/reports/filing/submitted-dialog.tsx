import { useNavigate } from 'react-router';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Group } from '#ui/group.tsx';
import type { FiledReport } from './use-file-report.ts';

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
      <p>Thank you. An administrator will review your report, and we will tell you the outcome.</p>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => navigate(dashboardPath)}>
          Continue
        </Button>
        {report ? (
          <Button onClick={() => navigate(reportPath(report.id))}>View Report</Button>
        ) : null}
      </Group>
    </Dialog>
  );
}
