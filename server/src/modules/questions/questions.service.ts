import type {
  NewQuestion,
  Question,
  QuestionAnswer,
  ReportQuestion,
} from '@redflag/shared/review/questions';
import { ALREADY_ANSWERED, ALREADY_ASKED } from '@redflag/shared/review/questions';
import { notify } from '#modules/notifications/index.ts';
import { refuseHolder } from '#modules/own-matters/index.ts';
import type { LiveEvent } from '#platform/announcements/announcements.ts';
import { announce } from '#platform/announcements/announcements.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { mayReview } from '#platform/http/permissions.ts';
import { forbidden, notFound, ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { questionMails } from './questions.jobs.ts';
import type { AskedRow } from './questions.queries.ts';
import { insertQuestion, selectAsked, selectQuestions, updateAnswer } from './questions.queries.ts';

/**
 * Returns what was asked about a report.
 * @throws ProblemError 404 if there is no such report, 403 if the viewer neither reviews nor filed it
 */
export async function readQuestion(
  { database }: Platform,
  viewer: Viewer,
  reportId: string,
): Promise<ReportQuestion> {
  const row = await selectAsked(database, reportId);
  if (!row) throw notFound('Report');
  const isOwn = row.reporterId === viewer.id;
  if (!isOwn && !mayReview(viewer)) throw row.isWithheld ? notFound('Report') : forbidden();
  return present(row, viewer);
}

function present({ reporterId, asked, askedBy }: AskedRow, viewer: Viewer): ReportQuestion {
  const isReviewers = mayReview(viewer) && reporterId !== viewer.id;
  return {
    mayAsk: isReviewers && reporterId !== null && !asked,
    asked: asked && presentAsked(asked, isReviewers ? askedBy : null),
  };
}

function presentAsked(
  { question, askedAt, answer, answeredAt }: NonNullable<AskedRow['asked']>,
  askedBy: string | null,
): Question {
  return {
    ...{ question, askedBy, answer },
    askedAt: askedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

/** Returns what was asked about some reports, which are not the viewer's, by their ids. */
export async function readQuestions(
  database: Queryable,
  reportIds: string[],
): Promise<Map<string, Question>> {
  const rows = await selectQuestions(database, reportIds);
  return new Map(rows.map(({ asked, askedBy }) => [asked.reportId, presentAsked(asked, askedBy)]));
}

/**
 * Asks the reporter of a report something, who is notified and emailed.
 * @throws ProblemError 404 if there is no such report or the account is gone, 403 for the viewer's own,
 * 409 if something was asked already, or the target is theirs
 */
export async function askReporter(
  platform: Platform,
  viewer: Viewer,
  reportId: string,
  { question }: NewQuestion,
): Promise<ReportQuestion> {
  const { database, jobs } = platform;
  await database.transaction(async (transaction) => {
    const row = await selectAsked(transaction, reportId);
    if (!row) throw notFound('Report');
    const { reporterId: userId, target } = row;
    if (!userId) throw notFound('Reporter');
    if (userId === viewer.id) throw forbidden('Another reviewer asks about what is yours.');
    await refuseHolder(transaction, viewer, [row.targetId]);
    if (!(await insertQuestion(transaction, { reportId, userId, askedBy: viewer.id, question })))
      throw alreadyAsked();
    await notify(transaction, {
      ...{ userId, reportId },
      ...{ kind: 'report-question', parameters: { target } },
    });
    await jobs.enqueue(transaction, questionMails, { reportId });
    await announce(transaction, ...changesOf(reportId, userId));
  });
  return readQuestion(platform, viewer, reportId);
}

/**
 * Answers what a reviewer asked about the viewer's report, once. Who asked is notified.
 * @throws ProblemError 404 if nothing was asked, 403 if the report is somebody else's, 409 if it is answered
 */
export async function answerQuestion(
  platform: Platform,
  viewer: Viewer,
  reportId: string,
  { answer }: QuestionAnswer,
): Promise<ReportQuestion> {
  const userId = viewer.id;
  await platform.database.transaction(async (transaction) => {
    const row = await selectAsked(transaction, reportId);
    if (!row) throw notFound('Report');
    if (row.reporterId !== userId) throw row.isWithheld ? notFound('Report') : forbidden();
    if (!row.asked) throw notFound('Question');
    const answered = await updateAnswer(transaction, { reportId, userId, answer });
    if (!answered) throw alreadyAnswered();
    if (answered.askedBy) {
      await notify(transaction, {
        ...{ userId: answered.askedBy, reportId },
        ...{ kind: 'question-answered', parameters: { target: row.target } },
      });
    }
    await announce(transaction, ...changesOf(reportId, userId));
  });
  return readQuestion(platform, viewer, reportId);
}

function changesOf(id: string, user: string): LiveEvent[] {
  return [{ role: 'admin' as const }, { user }].map((audience) => ({
    name: 'question',
    audience,
    id,
  }));
}

const alreadyAsked = () =>
  new ProblemError({
    status: 409,
    code: ALREADY_ASKED,
    detail: 'Somebody has asked this reporter already.',
  });
const alreadyAnswered = () =>
  new ProblemError({ status: 409, code: ALREADY_ANSWERED, detail: 'You have answered already.' });
