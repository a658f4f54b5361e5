import type { Report } from '@redflag/shared/reports';
import { $api } from '#api/query-client.ts';
import { useRefreshReports } from '#features/reports/use-refresh-reports.ts';
import { ConfirmDelete } from '#ui/dialogs/confirm-delete.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';

interface DeleteReportProps {
  report: Pick<Report, 'id' | 'own' | 'status'>;
  /** The button's label: 'Delete', 'Remove report' or 'Delete Report'. */
  label: string;
  /** Leaves the report's screen. */
  onDeleted: () => unknown;
}

export function DeleteReport({ report, label, onDeleted }: DeleteReportProps) {
  const { id, own, status } = report;
  const isDecisionKept = own && (status === 'Resolved' || status === 'Rejected');
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
    <ConfirmDelete
      label={label}
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate({ params: { path: { id } } })}
    >
      This deletes the report and its picture for everyone. This cannot be undone.
      {isDecisionKept &&
        ' What our reviewers decided goes on counting, without your name, words and picture.'}
    </ConfirmDelete>
  );
}
