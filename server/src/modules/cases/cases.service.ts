import type { Page } from '@redflag/shared/api/paging';
import type { Case, CaseDetail, CasesQuery, ReporterRecord } from '@redflag/shared/review/cases';
import { z } from 'zod';
import { readQuestions } from '#modules/questions/index.ts';
import type { ReportRow } from '#modules/reports/index.ts';
import { evidenceUrl, MOSTLY, presentReport } from '#modules/reports/index.ts';
import { presentTarget, questionOn, readTarget, selectTargets } from '#modules/targets/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { readKey, toPageBy } from '#platform/database/lists/cursor.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import type { Place, ReporterRow } from './cases.queries.ts';
import {
  countCases,
  countReplies,
  selectDisputed,
  selectDue,
  selectHeld,
  selectPictured,
  selectPictureHashes,
  selectQueue,
  selectReporters,
  selectWaiting,
} from './cases.queries.ts';
import type { ClaimRow } from './claims.queries.ts';
import { presentClaim, readClaims } from './claims.service.ts';
import { findAlike } from './find-alike.ts';
import { selectAgreed } from './recommendations.queries.ts';
import { readRecommendations } from './recommendations.service.ts';

const placeSchema = z.tuple([z.iso.datetime(), z.int(), z.iso.datetime(), z.uuid()]);

/** What is the same for everybody of a page of the queue, and who is at work on its cases. */
interface SharedPage extends Page<Omit<Case, 'claim'>> {
  total: number;
  claims: Map<string, ClaimRow>;
}

/** Returns one page of the targets with reports that wait for a decision, as one reviewer reads it. */
export function presentPage({ claims, ...page }: SharedPage, viewer: Viewer) {
  const items = page.items.map((item) => ({
    ...item,
    claim: presentClaim(claims.get(item.target.id ?? ''), viewer),
  }));
  return { ...page, items };
}

/** Reads one page of the targets with reports that wait for a decision. */
export async function listCases(
  platform: Platform,
  { cursor, limit, ...filter }: CasesQuery,
): Promise<SharedPage> {
  const { database } = platform;
  const key = readKey(cursor, placeSchema);
  const [rows, total] = await Promise.all([
    selectQueue(database, filter, key && placeOf(key), limit),
    countCases(database, filter),
  ]);
  const targetIds = rows.map(({ targetId }) => targetId);
  const [found, held, due, pictured, claims, agreed] = await Promise.all([
    selectTargets(database, targetIds),
    selectHeld(database, targetIds),
    selectDue(database, targetIds),
    selectPictured(database, targetIds),
    readClaims(database, targetIds),
    selectAgreed(database, targetIds),
  ]);
  const page = toPageBy(rows, limit, keyOf, ({ targetId, people, flags, replies, oldestAt }) => {
    const target = found.get(targetId);
    const picture = pictured.get(targetId);
    const reply = due.get(targetId);
    const waiting = (target?.pending ?? 0) + (held.get(targetId) ?? 0);
    // Decided in between.
    if (!target || waiting + replies === 0) return [];
    return [
      {
        target: presentTarget(platform, target, target.shown),
        waiting,
        people,
        flags,
        replies,
        dueAt: reply?.dueAt.toISOString() ?? null,
        proven: reply?.proven ?? false,
        agreed: agreed.get(targetId) ?? null,
        picture: picture ? evidenceUrl(picture) : null,
        oldestAt: oldestAt.toISOString(),
      },
    ];
  });
  return { ...page, items: page.items.flat(), total, claims };
}

function keyOf({ dueAt, people, oldestAt, targetId }: Place) {
  return [dueAt, people, oldestAt, targetId];
}

function placeOf([dueAt, people, oldestAt, targetId]: z.infer<typeof placeSchema>): Place {
  return { dueAt: new Date(dueAt), people, oldestAt: new Date(oldestAt), targetId };
}

/** Returns a target with its waiting reports, if any. Throws ProblemError 404 if never reported. */
export async function readCase(
  platform: Platform,
  admin: Viewer,
  targetId: string,
): Promise<CaseDetail> {
  const { database } = platform;
  const [target, reports, disputed, replies, counts, held] = await Promise.all([
    readTarget(platform, admin, targetId),
    selectWaiting(database, targetId),
    selectDisputed(database, targetId),
    countReplies(database, targetId),
    selectTargets(database, [targetId]),
    selectHeld(database, [targetId]),
  ]);
  const reporterIds = [...reports, ...disputed].flatMap(({ reporterId }) => reporterId ?? []);
  const others = [...reports, ...disputed].filter(({ reporterId }) => reporterId !== admin.id);
  const [hashes, reporters, sharedHost, claims, questions, said] = await Promise.all([
    selectPictureHashes(
      database,
      reports.map(({ id }) => id),
    ),
    selectReporters(database, [...new Set(reporterIds)]),
    questionOn(platform, { ...target, id: targetId }),
    readClaims(database, [targetId]),
    readQuestions(
      database,
      others.map(({ id }) => id),
    ),
    readRecommendations(database, targetId, reports),
  ]);
  const reporterOf = new Map(reporters.map((reporter) => [reporter.id, reporter]));
  const withReporter = (report: ReportRow) => ({
    report,
    reporter: reporterOf.get(report.reporterId ?? '') ?? null,
  });
  const withReporters = reports.map(withReporter);
  const present = ({ report, reporter }: ReturnType<typeof withReporter>) => ({
    ...presentReport(report, admin),
    held: report.isWithheld,
    reporter: reporter && recordOf(reporter),
    question: questions.get(report.id) ?? null,
  });
  return {
    target,
    claim: presentClaim(claims.get(targetId), admin),
    sharedHost,
    waiting: (counts.get(targetId)?.pending ?? 0) + (held.get(targetId) ?? 0),
    reports: withReporters.map(present),
    replies,
    disputed: disputed.map(withReporter).map(present),
    recommendations: said,
    alike: findAlike(
      withReporters.map(({ report: { id, description, reporterId }, reporter }) => ({
        id,
        description,
        pictureHash: hashes.get(id) ?? null,
        reporterId,
        accountCreatedAt: reporter?.createdAt ?? null,
      })),
    ),
  };
}

/** Returns what reviewers should know of some people, by their ids. */
export async function readRecords(
  database: Queryable,
  ids: string[],
): Promise<Map<string, ReporterRecord>> {
  const rows = await selectReporters(database, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, recordOf(row)]));
}

function recordOf(reporter: ReporterRow): ReporterRecord {
  const { reports, accepted, rejected, lastRejected, createdAt, phoneVerified, notes } = reporter;
  return {
    reports,
    accepted,
    rejected,
    mostlyRejected: lastRejected > MOSTLY,
    accountCreatedAt: createdAt.toISOString(),
    phoneVerified,
    notes,
  };
}
