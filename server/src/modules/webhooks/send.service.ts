import type { OffReason } from '@redflag/shared/webhooks/values';
import { recordAct } from '#modules/audit/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { Attempt } from './attempt.ts';
import { ANSWER_WITHIN_MS, attempt, isDelivered } from './attempt.ts';
import type { Message } from './messages.ts';
import { changeMessage } from './messages.ts';
import type { Claim, NextMessage } from './sending.queries.ts';
import {
  lockForResult,
  noteDelivered,
  noteFailed,
  release,
  switchOff,
  takeNext,
} from './sending.queries.ts';
import { hostOf, tellOff } from './tell.service.ts';
import { insertDelivery } from './webhooks.queries.ts';

const SECOND_MS = 1_000;
const FIRST_PAUSE_MS = 5 * SECOND_MS;
const LONGEST_PAUSE_MS = 4 * 3_600 * SECOND_MS;
/** Together, their pauses are about three days. */
const RETRIES = 24;
const GONE = 410;

/** How many messages, and for how long, before others have their turn. */
const AT_ONCE = 50;
const TURN_MS = 10 * SECOND_MS;

/**
 * Returns how long to wait after a message has failed so many times: four times as long after each, up
 * to four hours, and a fifth more or less, so that not all come back together.
 */
export function pauseAfter(failures: number): number {
  const pause = Math.min(FIRST_PAUSE_MS * 4 ** (failures - 1), LONGEST_PAUSE_MS);
  return pause * (0.8 + 0.4 * Math.random());
}

/**
 * Sends what a claimed webhook has not been told, in order, until one message fails or it is the turn
 * of others.
 * @param stop before the next message; @param hurry also during one
 */
export async function serve(
  platform: Platform,
  claim: Claim,
  { stop, hurry }: { stop: AbortSignal; hurry: AbortSignal },
): Promise<void> {
  const turnEnds = performance.now() + TURN_MS;
  for (let sent = 0; sent < AT_ONCE && performance.now() < turnEnds && !stop.aborted; sent += 1)
    if (!(await sendNext(platform, claim, hurry))) break;
  await release(platform.database, claim);
}

/** Sends one message. Returns whether it arrived and the webhook may get the next. */
async function sendNext(platform: Platform, claim: Claim, hurry: AbortSignal): Promise<boolean> {
  const asked = performance.now();
  const next = await takeNext(platform.database, claim);
  if (!next) return false;
  if (!next.isComplete) {
    await platform.database.transaction(async (transaction) => {
      const row = await lockForResult(transaction, claim.id);
      if (row?.webhook.lease === claim.lease)
        await end(platform, transaction, row, 'too-far-behind');
    });
    return false;
  }
  // An answer of the database that took so long leaves too little of the lease.
  if (!next.change || performance.now() - asked > ANSWER_WITHIN_MS) return false;
  const message = changeMessage(next.change);
  const result = await attempt(platform, { ...next, id: claim.id }, message, hurry);
  if (hurry.aborted && result.status === null) return false;
  return platform.database.transaction((transaction) =>
    record(platform, transaction, { claim, next, message, result }),
  );
}

interface Outcome {
  claim: Claim;
  next: NextMessage;
  message: Message;
  result: Attempt;
}

/** Records what became of a message. Returns whether the webhook may get the next. */
async function record(
  platform: Platform,
  transaction: Queryable,
  { claim: { id, lease }, next, message, result }: Outcome,
): Promise<boolean> {
  const row = await lockForResult(transaction, id);
  // Deleted, or its key revoked, in the meantime.
  if (!row) return false;
  const failures = next.failures + 1;
  await insertDelivery(transaction, {
    ...{ webhookId: id, messageId: message.id, type: message.type, attempt: failures, ...result },
  });
  // Of another sender, or what the former address answered: the current one gets it, too.
  const { webhook } = row;
  if (webhook.lease !== lease || webhook.url !== next.url || webhook.offSince) return false;
  const { milliseconds } = result;
  if (isDelivered(result)) {
    const position = next.change?.position ?? 0;
    await noteDelivered(transaction, id, { position, milliseconds });
    return true;
  }
  if (result.status === GONE) await end(platform, transaction, row, 'gone');
  else if (failures > RETRIES) await end(platform, transaction, row, 'failing');
  else await noteFailed(transaction, id, { failures, pauseMs: pauseAfter(failures), milliseconds });
  return false;
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockForResult>>>;

/** Switches a webhook off, and tells those who administer it. */
async function end(
  platform: Platform,
  transaction: Queryable,
  { webhook: { id, url }, organisation, organisationId }: Locked,
  reason: OffReason,
): Promise<void> {
  const host = hostOf(url);
  await switchOff(transaction, id, reason);
  await recordAct(
    transaction,
    { id: null, address: null, name: 'Automatic' },
    {
      ...{ action: 'webhook.switch-off', subject: organisation, subjectId: organisationId },
      after: { host, reason },
    },
  );
  await tellOff(platform, transaction, { organisation, host, reason });
}
