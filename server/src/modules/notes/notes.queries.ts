import { NOTES_SHOWN } from '@redflag/shared/review/notes';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { writtenLimit } from '#platform/database/lists/lists.ts';
import { caseNotes, reports, targets, userNotes, users } from '#platform/database/schema.ts';

/** What a note is about. */
export type Subject = { targetId: string } | { userId: string };

/** For reviewers: returns the newest notes on a target or about a person. */
export function selectNotes(database: Queryable, subject: Subject) {
  const table = 'targetId' in subject ? caseNotes : userNotes;
  const { id, text, authorId, createdAt } = table;
  return database
    .select({ id, text, authorId, by: users.username, createdAt })
    .from(table)
    .leftJoin(users, eq(users.id, authorId))
    .where(
      'targetId' in subject
        ? eq(caseNotes.targetId, subject.targetId)
        : eq(userNotes.userId, subject.userId),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(writtenLimit(NOTES_SHOWN))
    .prepare('targetId' in subject ? 'notes_on_target' : 'notes_about_person')
    .execute();
}

/** Stores a note. */
export async function insertNote(
  database: Queryable,
  subject: Subject,
  note: { authorId: string; text: string },
): Promise<void> {
  if ('targetId' in subject) await database.insert(caseNotes).values({ ...subject, ...note });
  else await database.insert(userNotes).values({ ...subject, ...note });
}

/** Deletes a note of an author. Returns whether there was one. */
export async function deleteNote(
  database: Queryable,
  authorId: string,
  id: string,
): Promise<boolean> {
  for (const table of [caseNotes, userNotes]) {
    const own = and(eq(table.id, id), eq(table.authorId, authorId));
    if ((await database.delete(table).where(own).returning({ id: table.id })).length > 0)
      return true;
  }
  return false;
}

/** Returns whether a target or a person is there, and keeps it until the transaction ends. */
export async function lockSubject(database: Queryable, subject: Subject): Promise<boolean> {
  const rows =
    'targetId' in subject
      ? database.select({ id: targets.id }).from(targets).where(eq(targets.id, subject.targetId))
      : database.select({ id: users.id }).from(users).where(eq(users.id, subject.userId));
  return (await rows.for('key share')).length > 0;
}

/** For reviewers: returns whose report it is; undefined if there is none, null if the account is gone. */
export async function selectReporterOf(
  database: Queryable,
  reportId: string,
): Promise<string | null | undefined> {
  const [report] = await database
    .select({ reporterId: reports.reporterId })
    .from(reports)
    .where(eq(reports.id, reportId))
    .prepare('reporter_of_report')
    .execute();
  return report?.reporterId;
}
