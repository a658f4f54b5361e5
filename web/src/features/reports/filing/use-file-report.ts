import { useWindowEvent } from '@mantine/hooks';
import { reportSchema } from '@redflag/shared/reports';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod/mini';
import { ConnectionLost } from '#api/problem.ts';
import { countryFor } from '#api/readers-country.ts';
import { useUpload } from '#api/uploads/use-upload.ts';
import { useRefreshReports } from '#features/reports/use-refresh-reports.ts';
import type { NewReportDraft } from './new-report-check.ts';
import { paymentOf } from './new-report-check.ts';
import { takeBack } from './use-earlier-report.ts';

const filedSchema = z.pick(reportSchema, { id: true });
export type FiledReport = z.infer<typeof filedSchema> & {
  /** Whether an earlier report was taken back for it; null if that was not asked. */
  takenBack: boolean | null;
};

interface FileReportOptions {
  onFiled: (report: FiledReport) => void;
  onRefused: (error: Error) => void;
}

/**
 * Files a report. A retry after a lost connection, or after cancelling, does not file it twice.
 * @param idempotencyKey the same for every attempt to file this report
 * @param replaced an own report that is taken back once this one is filed, so that nothing is lost
 */
export function useFileReport(
  idempotencyKey: string,
  replaced: string | null,
  { onFiled, onRefused }: FileReportOptions,
) {
  const upload = useUpload();
  const [cancelled, setCancelled] = useState(false);
  const refresh = useRefreshReports();
  const filing = useMutation({
    mutationFn: async (draft: NewReportDraft) => {
      const form = asFormData(draft);
      const path = '/v1/reports';
      const sent = await upload.send({ method: 'POST', path, form, idempotencyKey });
      return {
        ...filedSchema.parse(sent),
        takenBack: replaced === null ? null : await takeBack(replaced),
      };
    },
    onMutate: () => setCancelled(false),
    // Also if the person has left the screen.
    onSuccess: (report) => {
      refresh();
      onFiled(report);
    },
  });
  function reset() {
    filing.reset();
    setCancelled(false);
  }
  // That there is no connection is no longer true.
  useWindowEvent('online', () => {
    if (filing.error instanceof ConnectionLost) filing.reset();
  });
  function cancel() {
    upload.cancel();
    filing.reset();
    setCancelled(true);
  }
  return {
    file: (draft: NewReportDraft) => filing.mutate(draft, { onError: onRefused }),
    cancel,
    /** Clears an earlier failure. */
    reset,
    busy: filing.isPending,
    error: filing.error,
    cancelled,
    progress: upload.progress,
  };
}

/** The picture comes last, so that the server has the other fields before it reads it. */
function asFormData({ evidence, ...draft }: NewReportDraft): FormData {
  const form = new FormData();
  const fields = { ...draft, ...paymentOf({ evidence, ...draft }) };
  for (const [name, value] of Object.entries(fields)) if (value) form.set(name, value);
  const { country } = countryFor(`${fields.target} ${fields.description}`);
  if (country) form.set('country', country);
  if (evidence) form.set('evidence', evidence);
  return form;
}
