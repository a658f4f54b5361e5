import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefreshReports } from '#features/reports/use-refresh-reports.ts';
import type { NewReportDraft } from './new-report-check.ts';
import type { FiledReport } from './upload-report.ts';
import { uploadReport } from './upload-report.ts';

interface FileReportOptions {
  onFiled: (report: FiledReport) => void;
  onRefused: (error: Error) => void;
}

/**
 * Files a report. A retry after a lost connection does not file it twice.
 * @param idempotencyKey the same for every attempt to file this report
 */
export function useFileReport(idempotencyKey: string, { onFiled, onRefused }: FileReportOptions) {
  const [progress, setProgress] = useState(0);
  const refresh = useRefreshReports();
  const filing = useMutation({
    mutationFn: (draft: NewReportDraft) => uploadReport(draft, idempotencyKey, setProgress),
    onMutate: () => setProgress(0),
    onSuccess: (report) => {
      refresh();
      onFiled(report);
    },
    onError: onRefused,
  });
  return {
    file: filing.mutate,
    /** Clears an earlier failure. */
    reset: filing.reset,
    busy: filing.isPending,
    error: filing.error,
    progress,
  };
}
