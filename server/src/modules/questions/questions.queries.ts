import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { isWithheld } from '#modules/reports/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { isOneOf } from '#platform/database/lists/lists.ts';
import { reportQuestions, reports, users } from '#platform/database/schema.ts';

/** For those who may read the question: returns whose report it is, and what was asked. */
export async function selectAsked(database: Queryable, reportId: string) {
  const [row] = await database
    .select({
      ...{ reporterId: reports.reporterId, target: reports.target, targetId: reports.targetId },
      isWithheld: sql<boolean>`${isWithheld}`,
      asked: getTableColumns(reportQuestions),
      askedBy: users.username,
    })
    .from(reports)
    .leftJoin(reportQuestions, eq(reportQuestions.reportId, reports.id))
    .leftJoin(users, eq(users.id, reportQuestions.askedBy))
    .where(eq(reports.id, reportId))
    .prepare('question_about_report')
    .execute();
  return row;
}
export type AskedRow = NonNullable<Awaited<ReturnType<typeof selectAsked>>>;

/** For reviewers: returns what was asked about some reports. */
export function selectQuestions(database: Queryable, reportIds: string[]) {
  return database
    .select({ asked: getTableColumns(reportQuestions), askedBy: users.username })
    .from(reportQuestions)
    .leftJoin(users, eq(users.id, reportQuestions.askedBy))
    .where(isOneOf(reportQuestions.reportId, reportIds))
    .prepare('questions_about_reports')
    .execute();
}

/** Stores a question unless one was asked. Returns whether it did. */
export async function insertQuestion(
  database: Queryable,
  asked: { reportId: string; userId: string; askedBy: string; question: string },
): Promise<boolean> {
  const made = await database
    .insert(reportQuestions)
    .values(asked)
    .onConflictDoNothing()
    .returning({ reportId: reportQuestions.reportId });
  return made.length > 0;
}

/** Stores the reporter's answer unless there is one. Returns who asked, or undefined if there is. */
export async function updateAnswer(
  database: Queryable,
  { reportId, userId, answer }: { reportId: string; userId: string; answer: string },
): Promise<{ askedBy: string | null } | undefined> {
  const [answered] = await database
    .update(reportQuestions)
    .set({ answer, answeredAt: sql`now()` })
    .where(
      and(
        eq(reportQuestions.reportId, reportId),
        eq(reportQuestions.userId, userId),
        isNull(reportQuestions.answer),
      ),
    )
    .returning({ askedBy: reportQuestions.askedBy });
  return answered;
}

/** Returns whom to email about a question that is not answered yet. */
export async function selectToAsk(database: Queryable, reportId: string) {
  const [row] = await database
    .select({
      ...{ username: users.username, email: users.email },
      ...{ question: reportQuestions.question, target: reports.target },
    })
    .from(reportQuestions)
    .innerJoin(users, eq(users.id, reportQuestions.userId))
    .innerJoin(reports, eq(reports.id, reportQuestions.reportId))
    .where(
      and(
        eq(reportQuestions.reportId, reportId),
        isNull(reportQuestions.answer),
        eq(users.status, 'active'),
      ),
    );
  return row;
}
