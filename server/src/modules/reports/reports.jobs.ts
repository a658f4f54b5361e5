import { queue } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteEvidence, EVIDENCE_FOLDER, evidenceKeyOf } from './evidence.ts';
import { selectEvidenceKeys } from './reports.queries.ts';

/** Longer than any request takes: a younger file may belong to a report that is being filed. */
const ORPHANED_AFTER_MS = 3_600_000;
const BATCH = 500;

export const evidenceDeletions = queue<{ evidenceKey: string }>('reports.delete-evidence');
const evidenceSweep = queue('reports.sweep-evidence');

export function reportJobs(platform: Platform): void {
  platform.jobs.work(evidenceDeletions, ({ evidenceKey }) => deleteEvidence(platform, evidenceKey));
  platform.jobs.work(evidenceSweep, () => sweepEvidence(platform, new Date()), {
    cron: '17 * * * *',
  });
}

/** Removes pictures that no report names: of reports whose transaction failed after the upload. */
export async function sweepEvidence(platform: Platform, now: Date): Promise<void> {
  const { files, database } = platform;
  let batch: string[] = [];
  const sweepBatch = async () => {
    const named = await selectEvidenceKeys(database, batch.map(evidenceKeyOf));
    for (const file of batch) {
      if (!named.has(evidenceKeyOf(file))) await files.delete(file);
    }
    batch = [];
  };
  for await (const { key, modifiedAt } of files.list(EVIDENCE_FOLDER)) {
    if (now.getTime() - modifiedAt.getTime() > ORPHANED_AFTER_MS) batch.push(key);
    if (batch.length === BATCH) await sweepBatch();
  }
  if (batch.length > 0) await sweepBatch();
}
