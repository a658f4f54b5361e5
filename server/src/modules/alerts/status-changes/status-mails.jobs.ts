import type { Queryable } from '#platform/database/database.ts';
import { HopelessError } from '#platform/jobs/job-failure.ts';
import { mailQueue } from '#platform/jobs/jobs.ts';
import { SENT_WITHIN_SECONDS } from '#platform/messages/mailer.ts';
import type { Platform } from '#platform/platform.ts';
import type { ToldChange } from './status-changes.queries.ts';
import { selectChanges } from './status-changes.queries.ts';
import { statusUpdateMail } from './status-update.mail.ts';
import type { NextMail } from './waiting-mails.queries.ts';
import {
  claimNext,
  deleteWaiting,
  giveUp,
  holdPerson,
  insertWaiting,
} from './waiting-mails.queries.ts';

/** One waiting email, by its first change. */
interface Waiting {
  reporterId: string;
  mailId: string;
  /** How often its job has found that another one sends to that person. */
  looks?: number;
}

const statusMails = mailQueue<Waiting>(
  'alerts.status-mail',
  'status of a report',
  'Emails reporters when the status of their report changes.',
);

/** How soon a job looks whether another one has sent its email: at first, and at most. */
const LOOK_SECONDS = 10;
const LOOK_SECONDS_MOST = 3_600;

/**
 * A job that failed keeps the person, so that only it tries again: longer than its longest pause. The
 * person's other emails would take up the mail server, and a silent one everybody's.
 */
const HELD_SECONDS = 4_500;

export function statusMailJobs(platform: Platform): void {
  platform.jobs.work(statusMails, (waiting, job) => sendWaiting(platform, waiting, job));
}

/**
 * Queues one email about one decision's changes. Those of the same reports that still wait are not sent.
 */
export async function queueStatusMail(
  { jobs }: Platform,
  transaction: Queryable,
  reporterId: string,
  changes: [ToldChange, ...ToldChange[]],
): Promise<void> {
  const mail = { reporterId, mailId: changes[0].changeId };
  await insertWaiting(transaction, mail, changes);
  await jobs.enqueue(transaction, statusMails, mail);
}

/** Sends the emails that wait for a person, in the order of the changes. */
async function sendWaiting(
  platform: Platform,
  waiting: Waiting,
  { id, isLastTry }: { id: string; isLastTry: boolean },
): Promise<void> {
  const { database, jobs } = platform;
  const { reporterId, mailId, looks = 0 } = waiting;
  while (true) {
    const next = await claimNext(database, waiting, id, SENT_WITHIN_SECONDS);
    if (next === null) return;
    if (next === 'busy') {
      const pause = Math.min(LOOK_SECONDS * 2 ** looks, LOOK_SECONDS_MOST);
      return jobs.enqueue(database, statusMails, { ...waiting, looks: looks + 1 }, pause);
    }
    try {
      await sendStatusMail(platform, next);
    } catch (error) {
      const isGivenUp = isLastTry || error instanceof HopelessError;
      if (isGivenUp) await giveUp(database, reporterId, mailId);
      await holdPerson(database, reporterId, id, isGivenUp ? 0 : HELD_SECONDS);
      throw error;
    }
    await deleteWaiting(database, reporterId, next.mailId);
    // One that has just replaced it.
    await holdPerson(database, reporterId, id, 0);
  }
}

/** Sends the email if the reporter still has an account, can sign in and wants these emails. */
async function sendStatusMail(platform: Platform, { mailId, changes }: NextMail): Promise<void> {
  const ids = changes.map(({ changeId }) => changeId);
  const [found, ...further] = await selectChanges(platform.database, ids);
  const told = changes.find(({ changeId }) => changeId === found?.changeId);
  if (!found || !told) return;
  const { reporter, ...change } = found;
  const wanted = reporter.statusMails && reporter.status === 'active' && reporter.emailVerifiedAt;
  if (!wanted) return;
  const token = signToken(platform, reporter.id);
  await platform.mailer.send(
    await statusUpdateMail(
      platform.config,
      reporter,
      { ...change, from: told.from },
      further.map(({ target }) => target),
      token,
    ),
    mailId,
  );
}

/** Signs a token that lets a person stop status emails without signing in. It does not expire. */
function signToken({ secrets }: Platform, userId: string): string {
  return secrets.sign('status-mails', userId);
}
