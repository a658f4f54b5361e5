import { UNDO_SECONDS } from '@redflag/shared/review/values';
import { notify } from '#modules/notifications/index.ts';
import { isToTell } from '#modules/replies/deciding.ts';
import { announceReport } from '#modules/reports/index.ts';
import { mailQueue, queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { secondLookRefusedMail } from './second-look-refused.mail.ts';
import {
  selectLookedAt,
  selectPerson,
  selectSecondLook,
  updateSecondLook,
} from './second-looks.queries.ts';

export const secondLooksToTell = queue<{ secondLookId: string; decidedAt: string }>(
  'replies.second-look',
  'Tell people of second looks',
  `Tells who asked for a second look how it was decided, ${UNDO_SECONDS} seconds later: until then it can be undone.`,
);
const refusedMails = mailQueue<{ userId: string; reason: string }>(
  'replies.second-look-mail',
  'the suspension stays',
  'Emails suspended people that our reviewers looked again, and the suspension stays.',
);

export function secondLookJobs(platform: Platform): void {
  const { jobs, database, mailer, config } = platform;
  jobs.work(secondLooksToTell, ({ secondLookId, decidedAt }) =>
    tell(platform, secondLookId, new Date(decidedAt)),
  );
  jobs.work(refusedMails, async ({ userId, reason }, { id }) => {
    const person = await selectPerson(database, userId);
    if (person?.status === 'suspended')
      await mailer.send(await secondLookRefusedMail(config, person, reason), id);
  });
}

/** Tells who asked of the decision, once, unless it was taken back. */
async function tell({ database, jobs }: Platform, id: string, decidedAt: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const row = await selectSecondLook(transaction, id, { forUpdate: true });
    if (!row || !isToTell(row, decidedAt)) return;
    await updateSecondLook(transaction, id, { isTold: true });
    const { userId, reportId, state, reason, bulkChangeId } = row;
    if (!userId || state === 'waiting') return;
    if (!reportId) return jobs.enqueue(transaction, refusedMails, { userId, reason: reason ?? '' });
    const report = await selectLookedAt(transaction, reportId);
    if (!report) return;
    await announceReport(transaction, report);
    // The new status was told, with the reason.
    if (bulkChangeId) return;
    const parameters = { target: report.target, state, reason };
    await notify(transaction, { userId, reportId, kind: 'second-look-decided', parameters });
  });
}
