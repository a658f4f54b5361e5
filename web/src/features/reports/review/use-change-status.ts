import type { StatusChange } from '@redflag/shared/reports';
import { $api } from '../../../api/client.ts';
import { problemOf } from '../../../api/problem.ts';
import { toastError, toastSuccess } from '../../../ui/toast.tsx';
import { useRefreshReports } from '../use-refresh-reports.ts';

/** Changes the status of a report, and tells how it went. */
export function useChangeStatus(id: string, onChanged: () => void) {
  const refresh = useRefreshReports();
  const { mutate, isPending } = $api.useMutation('patch', '/v1/reports/{id}', {
    onSuccess: () => {
      toastSuccess('Status updated successfully');
      refresh();
      onChanged();
    },
    onError: (error) => toastError(problemOf(error).detail),
  });
  return {
    change: (body: StatusChange) => mutate({ params: { path: { id } }, body }),
    busy: isPending,
  };
}
