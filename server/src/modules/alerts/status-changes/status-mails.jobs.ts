import type { Queryable } from '#platform/database/database.ts';
import { HopelessError } from '#platform/jobs/job-failure.ts';
import { mailQueue } from '#platform/jobs/jobs.ts';
import { SENT_WITHIN_SECONDS } from '#platform/messages/mailer.ts';
import type { Platform } from '#platform/platform.ts';
import type { ToldChange } from './status-changes.queries.ts';
import { selectChanges } from './status-changes.queries.ts';
import { statusUpdateMail } from './status-update.mail.ts';
import type { NextMail } from './waiting-mails.queries.ts';
import { claimNext, endClaim, giveUp, insertWaiting } from './waiting-mails.queries.ts';

/** One waiting email, by its first change. */
interface Waiting {
  reporterId: string;
  mailId: string;
}

const statusMails = mailQueue<Waiting>(
  'alerts.status-mail',
  'status of a report',
  'Emails reporters when the status of their report changes.',
);

/** How soon a job looks again whether another one has sent the email before its own. */
const LOOK_AGAIN_SECONDS = 10;

export function statusMailJobs(platform: Platform): void {
  platform.jobs.work(statusMails, (waiting, job) => sendUpTo(platform, waiting, job));
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

/** Sends the emails that wait for a person, in the order of the changes, up to the given one. */
async function sendUpTo(
  platform: Platform,
  waiting: Waiting,
  { id, isLastTry }: { id: string; isLastTry: boolean },
): Promise<void> {
  const { database, jobs } = platform;
  const { reporterId, mailId } = waiting;
  while (true) {
    const next = await claimNext(database, waiting, id, SENT_WITHIN_SECONDS);
    if (next === null) return;
    if (next === 'busy') return jobs.enqueue(database, statusMails, waiting, LOOK_AGAIN_SECONDS);
    try {
      await sendStatusMail(platform, next);
    } catch (error) {
      await endClaim(database, reporterId, id, null);
      if (isLastTry || error instanceof HopelessError) await giveUp(database, reporterId, mailId);
      throw error;
    }
    await endClaim(database, reporterId, id, next.mailId);
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
