import type { CategoryValue } from '@redflag/shared/categories';
import type { Hider, ReportStatus } from '@redflag/shared/reports';
import { waitingStatuses } from '@redflag/shared/reports';
import { isFreeText } from '@redflag/shared/targets/free-text';
import { wordKey } from '@redflag/shared/targets/target.words';

/** What is stored of who hides a report; `nobody` once an administrator decided that it is shown. */
interface Stored {
  status: ReportStatus;
  hiddenBy: Hider | 'nobody' | null;
  /** When flags hid it. */
  hiddenAt: Date | null;
  /** Whether a reviewer hides the picture alone. */
  pictureHidden: boolean;
}

interface Hiding {
  /** Null while others see all of it; else they do not see the picture. */
  hiddenBy: Hider | null;
  /** Whether text and picture are hidden. */
  hidden: boolean;
  /** Until when flags hide the picture alone. */
  pictureHiddenUntil: Date | null;
}

/** For how long flags hide the picture of a report that a reviewer has decided about. */
const PICTURE_HIDDEN_MS = 24 * 3_600_000;

/**
 * Returns what only its reporter and administrators see of a report at a moment. Flags hide text and
 * picture of a report that waits, and of a reviewed one the picture, for a day.
 */
export function hidingOf(stored: Stored, now = new Date()): Hiding {
  const { status, hiddenBy, hiddenAt, pictureHidden } = stored;
  const shown = { hiddenBy: null, hidden: false, pictureHiddenUntil: null };
  if (hiddenBy === 'administrator' || (hiddenBy === 'flags' && waitingStatuses.has(status)))
    return { ...shown, hiddenBy, hidden: true };
  if (pictureHidden) return { ...shown, hiddenBy: 'administrator' };
  const until = new Date((hiddenAt?.getTime() ?? 0) + PICTURE_HIDDEN_MS);
  return hiddenBy === 'flags' && until > now
    ? { ...shown, hiddenBy, pictureHiddenUntil: until }
    : shown;
}

/** Statuses by which a reviewer has accepted what a report says, or leaves it at that. */
const readStatuses = new Set<ReportStatus>(['Resolved', 'Closed']);

/**
 * Returns the target of a report as others read it: its key. It is empty while an administrator hides
 * the report, of a name or other free text, which may be anything, also until a reviewer has looked
 * at it and while flags hide it.
 */
export function targetForOthers(report: Stored & { category: CategoryValue; key: string }): string {
  const { hidden, hiddenBy } = hidingOf(report);
  const isLookedAt = readStatuses.has(report.status) && !hidden;
  const isWithheld =
    (hidden && hiddenBy === 'administrator') || (!isLookedAt && isFreeText(report));
  return isWithheld ? '' : wordKey(report);
}
