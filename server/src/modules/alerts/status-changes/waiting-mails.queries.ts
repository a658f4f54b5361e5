import type { ReportStatus } from '@redflag/shared/reports';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#platform/database/database.ts';
import { reportStatusChanges, waitingStatusMails } from '#platform/database/schema.ts';

const waiting = waitingStatusMails;

/** A change that a person is to be emailed about. */
interface WaitingChange {
  reportId: string;
  changeId: string;
  /** The status that the reporter was told of last. */
  from: ReportStatus;
}

/** Adds an email that waits to be sent. Its changes replace earlier ones of the same reports. */
export async function insertWaiting(
  database: Queryable,
  mail: { mailId: string; reporterId: string },
  changes: WaitingChange[],
): Promise<void> {
  const rows = changes
    .map(({ reportId, changeId, from }) => ({ ...mail, reportId, changeId, from }))
    .toSorted((a, b) => (a.reportId < b.reportId ? -1 : 1));
  await database
    .insert(waiting)
    .values(rows)
    .onConflictDoUpdate({
      target: waiting.reportId,
      // The email that it replaces may just be on its way: the next one waits for that.
      set: {
        mailId: sql`excluded.mail_id`,
        reporterId: sql`excluded.reporter_id`,
        changeId: sql`excluded.change_id`,
        from: sql`excluded.from_status`,
        givenUpAt: null,
      },
    });
}

/** The email that is to be sent next to a person. */
export interface NextMail {
  mailId: string;
  changes: Pick<WaitingChange, 'changeId' | 'from'>[];
}

/**
 * Claims the earliest email that waits for a person, for the job of one of them. Returns null if none
 * waits, and 'busy' while another job sends one to them or is to try again.
 */
export function claimNext(
  database: Database,
  { reporterId, mailId }: { reporterId: string; mailId: string },
  jobId: string,
  withinSeconds: number,
): Promise<NextMail | 'busy' | null> {
  return database.transaction(async (transaction) => {
    const rows = await transaction
      .select({
        mailId: waiting.mailId,
        changeId: waiting.changeId,
        from: waiting.from,
        changedAt: reportStatusChanges.changedAt,
        isBusy: sql<boolean>`coalesce(${waiting.sentBy} <> ${jobId} and ${waiting.sentUntil} > now(), false)`,
      })
      .from(waiting)
      .innerJoin(reportStatusChanges, eq(reportStatusChanges.id, waiting.changeId))
      .where(
        and(
          eq(waiting.reporterId, reporterId),
          or(isNull(waiting.givenUpAt), eq(waiting.mailId, mailId)),
        ),
      )
      // In the order in which they are added, so that neither waits for the other.
      .orderBy(waiting.reportId)
      .for('update', { of: waiting });
    if (rows.some(({ isBusy }) => isBusy)) return 'busy';
    const [first] = rows.toSorted(
      (a, b) => a.changedAt.getTime() - b.changedAt.getTime() || (a.changeId < b.changeId ? -1 : 1),
    );
    if (!first) return null;
    await transaction
      .update(waiting)
      .set({
        sentBy: jobId,
        sentUntil: sql`now() + make_interval(secs => ${withinSeconds})`,
      })
      .where(and(eq(waiting.reporterId, reporterId), eq(waiting.mailId, first.mailId)));
    return { mailId: first.mailId, changes: rows.filter((row) => row.mailId === first.mailId) };
  });
}

/** Removes an email that was sent, unless it was replaced. */
export async function deleteWaiting(
  database: Queryable,
  reporterId: string,
  mailId: string,
): Promise<void> {
  await database
    .delete(waiting)
    .where(and(eq(waiting.reporterId, reporterId), eq(waiting.mailId, mailId)));
}

/** Lets no other job send to a person for this long, after which this one has tried again; 0 lets all. */
export async function holdPerson(
  database: Queryable,
  reporterId: string,
  jobId: string,
  seconds: number,
): Promise<void> {
  await database
    .update(waiting)
    .set({ sentUntil: sql`now() + make_interval(secs => ${seconds})` })
    .where(and(eq(waiting.reporterId, reporterId), eq(waiting.sentBy, jobId)));
}

/**
 * Marks an email that is given up, so that later ones no longer wait for it. It can be retried as long
 * as its job is kept.
 */
export async function giveUp(
  database: Queryable,
  reporterId: string,
  mailId: string,
): Promise<void> {
  await database.delete(waiting).where(lt(waiting.givenUpAt, sql`now() - interval '2 days'`));
  await database
    .update(waiting)
    .set({ givenUpAt: sql`now()` })
    .where(and(eq(waiting.reporterId, reporterId), eq(waiting.mailId, mailId)));
}
