import type { ReplyState, SecondLookState } from '@redflag/shared/replies';
import { ALREADY_DECIDED, ALREADY_TOLD, ANOTHER_DECIDES } from '@redflag/shared/replies';
import type { Queryable } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { forbidden, ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { selectNames } from './replies.queries.ts';

const DAY_MS = 24 * 3_600_000;

/** Returns by when what comes now is decided. */
export function dueFrom(now: Date, { config }: Pick<Platform, 'config'>): Date {
  return new Date(now.getTime() + config.replyDays * DAY_MS);
}

/** What an administrator is asked to decide. */
interface Asked {
  userId: string | null;
  /** Who decided before what is decided again now. */
  decidedBefore: string | null;
}

/**
 * Whether an administrator may decide it: nothing of their own, and nothing against their own decision
 * while there is another who may.
 * @param admins the ids of all active administrators
 */
export function mayDecide(
  { userId, decidedBefore }: Asked,
  { id }: Pick<Viewer, 'id'>,
  admins: string[],
): boolean {
  const others = admins.filter((admin) => admin !== id && admin !== userId);
  return userId !== id && (decidedBefore !== id || others.length === 0);
}

/** @throws ProblemError 403 for what is the viewer's own, 409 if another administrator has to decide */
export function requireDecider(
  asked: Asked,
  viewer: Viewer,
  admins: string[],
  before: string,
): void {
  if (mayDecide(asked, viewer, admins)) return;
  if (asked.userId === viewer.id) throw forbidden('Another reviewer decides about what is yours.');
  const detail = `You ${before} this. Another reviewer decides about it now.`;
  throw new ProblemError({ status: 409, code: ANOTHER_DECIDES, detail });
}

/** A decision that was made, of which who asked is told later. */
interface Decided {
  decidedAt: Date | null;
  decidedBy: string | null;
  isTold: boolean;
}

/** @throws ProblemError 409 unless it is decided, by the viewer, and nobody was told yet */
export function requireUntold(
  { decidedBy, isTold, isOpen }: Decided & { isOpen: boolean },
  { id }: Pick<Viewer, 'id'>,
): void {
  if (decidedBy === id && !isTold && !isOpen) return;
  const detail = 'This can no longer be taken back.';
  throw new ProblemError({ status: 409, code: ALREADY_TOLD, detail });
}

/** Whether a decision still is the one of which somebody is to be told. */
export function isToTell({ decidedAt, isTold }: Decided, madeAt: Date): boolean {
  return !isTold && decidedAt?.getTime() === madeAt.getTime();
}

/** The 409 for what is decided or taken back. Only reviewers are told who did it. */
export function alreadyDecided(detail = 'It does not wait for a decision any more.'): ProblemError {
  return new ProblemError({ status: 409, code: ALREADY_DECIDED, detail });
}

const undecided: (ReplyState | SecondLookState)[] = ['waiting', 'appealed', 'withdrawn'];

/** The same for reviewers: how it was decided in the meantime, and by whom. */
export async function decidedSince(
  database: Queryable,
  { state, decidedBy, reason }: DecidedSince,
): Promise<ProblemError> {
  const by = decidedBy && (await selectNames(database, [decidedBy])).get(decidedBy);
  return alreadyDecided(
    by && !undecided.includes(state)
      ? `It has since been ${state} by ${by}${reason ? `: ${reason}` : '.'}`
      : undefined,
  );
}

interface DecidedSince {
  state: ReplyState | SecondLookState;
  decidedBy: string | null;
  reason: string | null;
}
