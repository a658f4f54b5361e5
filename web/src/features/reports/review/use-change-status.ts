import type { Report } from '@redflag/shared/reports';
import type { StatusChange } from '@redflag/shared/review/status-change';
import { CHANGED_MEANWHILE } from '@redflag/shared/review/values';
import { problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { useRefreshReports } from '#features/reports/use-refresh-reports.ts';
import { toastError, toastSuccess } from '#ui/toast.tsx';
import type { Question } from './question-dialog.tsx';
import { questionIn } from './question-dialog.tsx';

interface ChangeStatusOptions {
  onChanged: () => void;
  /** Receives a sentence on what another administrator did first; null once it no longer applies. */
  onConflict: (sentence: string | null) => void;
  /** Receives what must be answered before the change is made. */
  onQuestion?: (question: Question) => void;
}

/** Changes the status of a report, unless someone else has changed it first, and shows the outcome. */
export function useChangeStatus(
  { id, status }: Pick<Report, 'id' | 'status'>,
  { onChanged, onConflict, onQuestion }: ChangeStatusOptions,
) {
  const refresh = useRefreshReports();
  const { mutate, isPending } = $api.useMutation('patch', '/v1/reports/{id}', {
    onMutate: () => onConflict(null),
    onSuccess: () => {
      toastSuccess('Status updated successfully');
      refresh();
      onChanged();
    },
    onError: (error, { body }) => {
      const problem = problemOf(error);
      const question = questionIn(problem, body);
      if (problem.code === CHANGED_MEANWHILE) {
        onConflict(problem.detail);
        refresh();
      } else if (question && onQuestion) {
        onQuestion(question);
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
