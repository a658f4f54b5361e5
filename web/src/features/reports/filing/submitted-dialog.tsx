import { Group } from '@mantine/core';
import type { Report } from '@redflag/shared/reports';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface SubmittedDialogProps {
  /** The report that was filed; none yet, none shown. */
  report: Report | null;
  reportPath: (id: string) => string;
  dashboardPath: string;
}

/** Says that the report is in, and leads on; there is no way back into its form. */
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
