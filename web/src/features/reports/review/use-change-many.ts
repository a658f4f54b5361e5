import { COUNT_DIFFERS } from '@redflag/shared/bulk-changes';
import type { StatusChange } from '@redflag/shared/reports';
import { useMutation } from '@tanstack/react-query';
import { api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { newIdempotencyKey } from '#api/uploads/idempotency-key.ts';
import { useRefreshReports } from '#features/reports/use-refresh-reports.ts';
import { toastError } from '#ui/toast.tsx';
import { partsOf } from './bulk-change.ts';
import type { ReportFilter } from './filter-address.ts';
import type { Marks } from './use-marks.ts';

interface ChangeManyOptions {
  filter: ReportFilter;
  marks: Marks;
  /** Receives the id of each part of the change that the server has made or begun. */
  onBegun: (ids: string[]) => void;
  /** Receives a sentence if the search finds another number of reports by now. */
  onCountDiffers: (sentence: string) => void;
}

/** Changes the status of the marked reports, in as many requests as that takes. */
export function useChangeMany({ filter, marks, onBegun, onCountDiffers }: ChangeManyOptions) {
  const refresh = useRefreshReports();
  return useMutation({
    async mutationFn(change: Pick<StatusChange, 'status' | 'reason'>) {
      const begun: string[] = [];
      for (const part of partsOf(marks, filter)) {
        const { data } = await api.POST('/v1/reports/status', {
          params: { header: { 'idempotency-key': newIdempotencyKey() } },
          body: { ...part, ...change },
        });
        if (!data) continue;
        begun.push(data.id);
        onBegun(begun);
        if (part.reportIds) marks.forget(part.reportIds);
        else marks.unmark();
      }
    },
    onError(error) {
      const problem = problemOf(error);
      if (problem.code === COUNT_DIFFERS) {
        marks.unmark();
        onCountDiffers(problem.detail);
      } else toastError(problem.detail);
    },
    onSettled: refresh,
  });
}
