import { statusLabel } from '@redflag/shared/reports/report.words';
import type { BulkChangeRequest } from '@redflag/shared/review/bulk-changes';
import type { StatusChange } from '@redflag/shared/review/status-change';
import { COUNT_DIFFERS, UNDO_SECONDS } from '@redflag/shared/review/values';
import { useMutation } from '@tanstack/react-query';
import { problemOf } from '#api/problem.ts';
import type { ReportFilter } from '#features/reports/review/filter-address.ts';
import { UndoButton } from '#features/reports/review/undo-button.tsx';
import { useSetStatuses } from '#features/reports/review/use-set-statuses.ts';
import { useRefreshReports } from '#features/reports/use-refresh-reports.ts';
import { countOf } from '#ui/text/counts.ts';
import { clearToasts, toastError, toastSuccess } from '#ui/toast.tsx';
import type { Made } from './bulk-change.ts';
import { madeOf, partsOf, undoOf } from './bulk-change.ts';
import type { ReportSelection } from './use-selection.ts';

interface ChangeManyOptions {
  filter: ReportFilter;
  selection: ReportSelection;
  /** Receives the ids of a change that goes on, or that left some reports as they were. */
  onBegun: (ids: string[]) => void;
  /** Receives a sentence if the search finds another number of reports by now. */
  onCountDiffers: (sentence: string) => void;
}

interface Change {
  parts: BulkChangeRequest[];
  isUndo?: boolean;
}

/** Changes the status of the selected reports, in as many requests as that takes, and offers to undo it. */
export function useChangeMany({ filter, selection, onBegun, onCountDiffers }: ChangeManyOptions) {
  const refresh = useRefreshReports();
  const { send } = useSetStatuses();

  const { mutate, isPending } = useMutation({
    async mutationFn({ parts }: Change) {
      const made: Made[] = [];
      for (const part of parts) {
        made.push(madeOf(part, await send(part)));
        selection.forget(part.reportIds);
      }
      return made;
    },
    onSuccess(made, { isUndo }) {
      if (made.some(({ isWhole }) => !isWhole)) onBegun(made.map(({ id }) => id));
      const changed = made.flatMap(({ changedIds }) => changedIds).length;
      if (isUndo)
        toastSuccess(`Undone: ${countOf(changed, { one: '# report', other: '# reports' })}`);
      else if (changed > 0) offerUndo(made, changed);
    },
    onError(error) {
      const problem = problemOf(error);
      if (problem.code !== COUNT_DIFFERS) return toastError(problem.detail);
      selection.unselect();
      onCountDiffers(problem.detail);
    },
    onSettled: refresh,
  });

  function offerUndo(made: Made[], changed: number) {
    const parts = undoOf(made);
    const undo = () => {
      clearToasts();
      mutate({ parts, isUndo: true });
    };
    const status = made[0] ? statusLabel(made[0].status) : '';
    toastSuccess(`${countOf(changed, { one: '# report', other: '# reports' })} set to ${status}`, {
      ...(parts.length > 0 && {
        autoClose: UNDO_SECONDS * 1_000,
        action: <UndoButton onUndo={undo} />,
      }),
    });
  }

  return {
    change: (to: Pick<StatusChange, 'status' | 'reason'>, onSettled: () => void) =>
      mutate(
        { parts: partsOf(selection, filter).map((part) => ({ ...part, ...to })) },
        { onSettled },
      ),
    busy: isPending,
  };
}
