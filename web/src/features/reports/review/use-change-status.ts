import type { Report, StatusChange } from '@redflag/shared/reports';
import { CHANGED_MEANWHILE } from '@redflag/shared/reports';
import { $api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { useRefreshReports } from '#features/reports/use-refresh-reports.ts';
import { toastError, toastSuccess } from '#ui/toast.tsx';

interface ChangeStatusOptions {
  onChanged: () => void;
  /** Takes what another administrator did meanwhile, as a sentence; null once that is past. */
  onConflict: (sentence: string | null) => void;
}

/** Changes the status of a report from the one that is on the screen, and tells how it went. */
export function useChangeStatus(
  { id, status }: Pick<Report, 'id' | 'status'>,
  { onChanged, onConflict }: ChangeStatusOptions,
) {
  const refresh = useRefreshReports();
  const { mutate, isPending } = $api.useMutation('patch', '/v1/reports/{id}', {
    onMutate: () => onConflict(null),
    onSuccess: () => {
      toastSuccess('Status updated successfully');
      refresh();
      onChanged();
    },
    onError: (error) => {
      const problem = problemOf(error);
      if (problem.code === CHANGED_MEANWHILE) {
        onConflict(problem.detail);
        refresh();
      } else {
        toastError(problem.detail);
      }
    },
  });
  return {
    change: (body: StatusChange) =>
      mutate({ params: { path: { id } }, body: { ...body, from: status } }),
    busy: isPending,
  };
}
