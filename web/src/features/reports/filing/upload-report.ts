import { reportSchema } from '@redflag/shared/reports';
import { z } from 'zod/mini';
import { ConnectionLost, readProblem } from '#api/problem.ts';
import type { NewReportDraft } from './new-report-check.ts';

/** Nothing else, since a server of the release before may answer while another is replaced. */
const filedSchema = z.pick(reportSchema, { id: true });
export type FiledReport = z.infer<typeof filedSchema>;

/**
 * Files a report. Uses XMLHttpRequest because `fetch` does not report the progress of an upload.
 * @param idempotencyKey a key files one report, however often it is sent
 * @param onProgress receives the part that is uploaded, from 0 to 1
 * @throws ApiProblem if the server refuses it; ConnectionLost if the server cannot be reached
 */
export function uploadReport(
  draft: NewReportDraft,
  idempotencyKey: string,
  onProgress: (part: number) => void,
): Promise<FiledReport> {
  const request = new XMLHttpRequest();
  request.open('POST', '/v1/reports');
  request.setRequestHeader('Idempotency-Key', idempotencyKey);
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(new ConnectionLost());
    request.onload = () => {
      if (request.status === 201) {
        resolve(filedSchema.parse(JSON.parse(request.responseText)));
      } else {
        const { responseText, status, statusText } = request;
        readProblem(new Response(responseText, { status, statusText })).then(reject, reject);
      }
    };
    request.send(asFormData(draft));
  });
}

/** The picture comes last, so that the server has the other fields before it reads it. */
function asFormData({ evidence, ...fields }: NewReportDraft): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.set(name, value);
  if (evidence) form.set('evidence', evidence);
  return form;
}
