import { useDisclosure } from '@mantine/hooks';
import type { Report } from '@redflag/shared/reports';
import { Button } from '#ui/buttons/button.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useChangeStatus } from './use-change-status.ts';

interface RejectReportProps {
  report: Pick<Report, 'id' | 'status'>;
  onConflict: (sentence: string | null) => void;
}

/** Rejects a report with a reason, which the reporter is told. */
export function RejectReport({ report, onConflict }: RejectReportProps) {
  const [opened, { open, close }] = useDisclosure(false);
  const { change, busy } = useChangeStatus(report, {
    onChanged: close,
    onConflict: (sentence) => {
      onConflict(sentence);
      if (sentence) close();
    },
  });
  return (
    <>
      <Button variant="default" danger onClick={open}>
        Reject
      </Button>
      <RejectDialog
        opened={opened}
        title="Reject this report?"
        label="Reject report"
        busy={busy}
        onReject={(reason) => change({ status: 'Rejected', reason })}
        onClose={close}
      />
    </>
  );
}
