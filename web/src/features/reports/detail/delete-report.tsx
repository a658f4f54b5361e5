import { useState } from 'react';
import { $api } from '#api/client.ts';
import { useRefreshReports } from '#features/reports/use-refresh-reports.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';

interface DeleteReportProps {
  id: string;
  /** The button's words: 'Delete', 'Remove report' or 'Delete Report'. */
  label: string;
  /** Leaves the screen of the report. */
  onDeleted: () => unknown;
}

export function DeleteReport({ id, label, onDeleted }: DeleteReportProps) {
  const [asking, setAsking] = useState(false);
  const refresh = useRefreshReports();
  const deletion = $api.useMutation('delete', '/v1/reports/{id}', {
    onSuccess: async () => {
      toastSuccess('Report deleted');
      await onDeleted();
      refresh();
    },
    onError: () => toastError('Error deleting report'),
  });
  return (
    <>
      <Button variant="default" c="var(--mantine-color-error)" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Are you Sure?"
        confirmLabel="Delete"
        cancelLabel="Cancel"
        dangerous
        busy={deletion.isPending}
        onConfirm={() => deletion.mutate({ params: { path: { id } } })}
        onCancel={() => setAsking(false)}
      >
        The report and its picture will be gone for everyone. This action is irreversible.
      </ConfirmDialog>
    </>
  );
}
