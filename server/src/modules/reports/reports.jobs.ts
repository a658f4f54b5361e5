import { sweepFiles } from '../../platform/file-sweep.ts';
import { queue } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteEvidence, EVIDENCE_FOLDER, evidenceKeyOf } from './evidence.ts';
import { selectEvidenceKeys } from './reports.queries.ts';

export const evidenceDeletions = queue<{ evidenceKey: string }>('reports.delete-evidence');
const evidenceSweep = queue('reports.sweep-evidence');

export function reportJobs(platform: Platform): void {
  platform.jobs.work(evidenceDeletions, ({ evidenceKey }) => deleteEvidence(platform, evidenceKey));
  platform.jobs.work(evidenceSweep, () => sweepEvidence(platform, new Date()), {
    cron: '17 * * * *',
  });
}

/** Removes pictures that no report names. */
export function sweepEvidence({ files, database }: Platform, now: Date): Promise<void> {
  return sweepFiles(
    files,
    EVIDENCE_FOLDER,
    async (pictures) => {
      const named = await selectEvidenceKeys(database, pictures.map(evidenceKeyOf));
      return new Set(pictures.filter((picture) => named.has(evidenceKeyOf(picture))));
    },
    now,
  );
}
