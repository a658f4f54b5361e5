import { queue } from '#platform/jobs/jobs.ts';
import { deletePicture, sweepPictures } from '#platform/pictures/picture-store.ts';
import type { Platform } from '#platform/platform.ts';
import { EVIDENCE_FOLDER } from './evidence.ts';
import { selectEvidenceKeys } from './reports.queries.ts';

export const evidenceDeletions = queue<{ evidenceKey: string }>(
  'reports.delete-evidence',
  'Deletes the pictures of a report after the report was deleted.',
);
const evidenceSweep = queue(
  'reports.sweep-evidence',
  'Deletes evidence pictures that no report uses.',
);

export function reportJobs(platform: Platform): void {
  const { jobs, files } = platform;
  jobs.work(evidenceDeletions, ({ evidenceKey }) => deletePicture(files, evidenceKey));
  jobs.work(evidenceSweep, () => sweepEvidence(platform, new Date()), {
    cron: '17 * * * *',
  });
}

/** Deletes pictures that no report uses. */
export function sweepEvidence({ files, database }: Platform, now: Date): Promise<void> {
  return sweepPictures(files, EVIDENCE_FOLDER, (keys) => selectEvidenceKeys(database, keys), now);
}
