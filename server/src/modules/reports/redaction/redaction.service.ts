import type { Report } from '@redflag/shared/reports';
import type { Redaction } from '@redflag/shared/review/redaction';
import { CHANGED_MEANWHILE } from '@redflag/shared/review/values';
import { redact } from '@redflag/shared/text/redaction';
import { recordAct } from '#modules/audit/index.ts';
import { notify } from '#modules/notifications/index.ts';
import { refuseHolder } from '#modules/own-matters/index.ts';
import type { ReportRow } from '#modules/reports/reports.queries.ts';
import { lockReports } from '#modules/reports/reports.queries.ts';
import { announceReport, present, requireReport } from '#modules/reports/reports.service.ts';
import { findMentions, replaceMentions } from '#modules/targets/index.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { invalidField, notFound, ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { updateDescription } from './redaction.queries.ts';

/**
 * Removes words from a report's description, and what was found in them. Nothing keeps them, and the
 * audit log says only at how many places they were. The first time, its reporter is told.
 * @throws ProblemError 404 if there is no such report, 409 if it is not as the administrator saw it
 * or is about what is theirs,
 * 422 for what is not in its description
 */
export async function redactReport(
  platform: Platform,
  admin: Viewer,
  id: string,
  { ranges, redactedAt }: Redaction,
): Promise<Report> {
  const { database, sites } = platform;
  await database.transaction(async (transaction) => {
    const [locked] = await lockReports(transaction, [id]);
    if (!locked) throw notFound('Report');
    await refuseHolder(transaction, admin, [locked.targetId]);
    const report = await requireReport(transaction, admin, id);
    const seenAt = redactedAt === null ? undefined : Date.parse(redactedAt);
    if (report.redactedAt?.getTime() !== seenAt) throw changedMeanwhile(report);
    if (ranges.some(({ end }) => end > report.description.length)) {
      throw invalidField('ranges', 'The text is not that long');
    }
    const { text: description, places } = redact(report.description, ranges);
    if (places === 0) return;
    const redaction = { description, redactedBy: admin.id };
    const country = await updateDescription(transaction, id, redaction);
    const mentions = findMentions(sites, locked, description, country);
    const named = mentions.map((mention) => ({ reportId: id, ...mention }));
    await replaceMentions(transaction, [id], named);
    const { target, reporterId } = locked;
    await recordAct(transaction, admin, {
      action: 'report.redact',
      subject: target,
      subjectId: id,
      after: { places },
    });
    if (reporterId && reporterId !== admin.id && !report.redactedAt) {
      await notify(transaction, {
        ...{ userId: reporterId, reportId: id },
        ...{ kind: 'report-redacted', parameters: { target } },
      });
    }
    await announceReport(transaction, locked, admin.id);
  });
  return present(await requireReport(database, admin, id), admin);
}

function changedMeanwhile({ redactedBy }: ReportRow): ProblemError {
  const by = redactedBy ?? 'Someone else';
  const detail = `${by} has since removed words from this text. Select again what is left.`;
  return new ProblemError({ status: 409, code: CHANGED_MEANWHILE, detail });
}
