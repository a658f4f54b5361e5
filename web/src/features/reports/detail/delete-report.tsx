import { Button } from '@mantine/core';
import { useState } from 'react';
import { $api } from '../../../api/client.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.tsx';
import { useRefreshReports } from '../use-refresh-reports.ts';

interface DeleteReportProps {
  id: string;
  /** The button's words: 'Delete', 'Remove report' or 'Delete Report'. */
  label: string;
  onDeleted: () => void;
}

export function DeleteReport({ id, label, onDeleted }: DeleteReportProps) {
  const [asking, setAsking] = useState(false);
  const refresh = useRefreshReports();
  const deletion = $api.useMutation('delete', '/v1/reports/{id}', {
    onSuccess: () => {
      toastSuccess('Report deleted');
      onDeleted();
      refresh();
    },
    onError: () => toastError('Error deleting report'),
  });
  return (
    <>
      <Button variant="outline" color="red.9" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Are you Sure?"
        confirmLabel="Delete"
        cancelLabel="Cancel"
        dangerous
        busy={deletion.isPending || deletion.isSuccess}
        onConfirm={() => deletion.mutate({ params: { path: { id } } })}
        onCancel={() => setAsking(false)}
      >
        The report and its picture will be gone for everyone. This action is irreversible.
      </ConfirmDialog>
    </>
  );
}
