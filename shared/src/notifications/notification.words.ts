import type { Browser } from '#accounts/browser.words.ts';
import { wordBrowser } from '#accounts/browser.words.ts';
import { wordAnswering } from '#replies/second-look.words.ts';
import type { ReplyDecision } from '#replies/values.ts';
import { statusDefinition, statusLabel } from '#reports/report.words.ts';
import type { ReportStatus, ReportType } from '#reports/values.ts';
import { plural } from '#text/plural.ts';
import { nameTarget } from '#text/show-target.ts';
import type { OffReason } from '#webhooks/values.ts';
import { wordOff } from '#webhooks/webhook.words.ts';
import type { NotificationType } from './values.ts';

interface StatusChange {
  /** Of the first report. */
  target: string;
  from: ReportStatus;
  to: ReportStatus;
  reason: string | null;
  /** Those stored by older releases have none. */
  type?: ReportType;
  /** How many more reports the same decision changed. */
  others: number;
}

interface SettledFlag {
  /** Null if its name may not be read. */
  target: string | null;
  outcome: 'handled' | 'dismissed';
  /** What the administrator tells those who flagged it. */
  answer: string | null;
}

interface DecidedReply {
  replyId: string;
  target: string;
  state: ReplyDecision;
  reason: string | null;
  mayAppeal: boolean;
}

interface DecidedSecondLook {
  target: string;
  state: 'granted' | 'refused';
  reason: string | null;
}

/** A register that lost half of its entries at the same time. */
export interface StoppedRegister {
  name: string;
  /** How many of its entries are missing. */
  lost: number;
  held: number;
}

interface OffWebhook {
  organisation: string;
  host: string;
  reason: OffReason;
}

interface Words {
  type: NotificationType;
  title: string;
  content: string;
}

/** What a notification of each kind is about, as it is stored. Own targets are as typed, others by their key. */
export type NotificationParts =
  | { kind: 'welcome'; parameters: { companyName: string } }
  | { kind: 'signed-in'; parameters: { browser: Browser | null } }
  | { kind: 'phone-verified'; parameters: { lastDigits: string } }
  | { kind: 'report-filed' | 'report-waiting' | 'report-redacted'; parameters: { target: string } }
  | { kind: 'report-question' | 'question-answered'; parameters: { target: string } }
  | { kind: 'status-changed'; parameters: StatusChange }
  | { kind: 'scam-confirmed'; parameters: { target: string } }
  /** The target is null if it is not known any more. */
  | { kind: 'scam-withdrawn'; parameters: { target: string | null } }
  | { kind: 'flag-settled'; parameters: SettledFlag }
  | { kind: 'reply-filed'; parameters: { replyId: string; target: string; due: string } }
  | { kind: 'reply-decided'; parameters: DecidedReply }
  | { kind: 'answer-invited'; parameters: { target: string; until: string } }
  | { kind: 'second-look-decided'; parameters: DecidedSecondLook }
  | { kind: 'replies-due'; parameters: { waiting: number; overdue: number; nextDue: string } }
  | { kind: 'reports-pending'; parameters: { count: number } }
  | { kind: 'register-stopped'; parameters: StoppedRegister }
  | { kind: 'webhook-off'; parameters: OffWebhook }
  /** In finished words, from before there were kinds. */
  | { kind: 'text'; parameters: Words };

/** Words a notification, as the API answers it. */
export function wordNotification({ kind, parameters }: NotificationParts): Words {
  switch (kind) {
    case 'welcome':
      return {
        type: 'account',
        title: `Welcome to ${parameters.companyName}`,
        content: 'Your account is ready. You can now check and report scams.',
      };
    case 'signed-in':
      return {
        type: 'account',
        title: 'Welcome back',
        content: `Signed in with ${wordBrowser(parameters.browser)}. If this was not you, change your password.`,
      };
    case 'phone-verified':
      return {
        type: 'verification',
        title: 'Phone Number Verified',
        content: `Your phone number ending in ${parameters.lastDigits} is verified.`,
      };
    case 'report-filed':
      return {
        type: 'successful submission',
        title: 'Report Submitted',
        content: `Submitted: ${nameTarget(parameters.target)}. Thank you for protecting others.`,
      };
    case 'report-waiting':
      return {
        type: 'report',
        title: 'Report Under Review',
        content: `For our reviewers: ${nameTarget(parameters.target)}. Your report is Pending until one of them checks it. We will tell you when its status changes.`,
      };
    case 'report-redacted':
      return {
        type: 'report',
        title: 'Personal Details Removed',
        content: `Details removed: ${nameTarget(parameters.target)}. A reviewer removed personal details from your report.`,
      };
    case 'report-question':
      return {
        type: 'report',
        title: 'A Question About Your Report',
        content: `Question: ${nameTarget(parameters.target)}. A reviewer asks you something. Please answer on the page of your report.`,
      };
    case 'question-answered':
      return {
        type: 'report',
        title: 'Your Question Was Answered',
        content: `Answered: ${nameTarget(parameters.target)}. The reporter answered what you asked.`,
      };
    case 'status-changed':
      return {
        type: 'status update',
        title: 'Status Update',
        content: wordStatusChange(parameters),
      };
    case 'scam-confirmed':
      return {
        type: 'scam alert',
        title: 'Scam Alert',
        content: `Scam: ${nameTarget(parameters.target)}. You searched for it or reported it, and our reviewers have confirmed it as a scam. Do not pay, reply or click.`,
      };
    case 'scam-withdrawn':
      return {
        type: 'scam alert',
        title: 'Scam Alert Withdrawn',
        content: `${parameters.target ? nameTarget(parameters.target) : 'Something'} is no longer confirmed as a scam. We had alerted you about it. That does not mean it is safe.`,
      };
    case 'flag-settled':
      return {
        type: 'report',
        title: 'What You Told Us',
        content: wordSettledFlag(parameters),
      };
    case 'reply-filed':
      return {
        type: 'report',
        title: 'Your Answer Is With Us',
        content: `Received: ${nameTarget(parameters.target)}. We decide by ${day(parameters.due)}. Removal costs nothing. Nobody will write to you about a fee.`,
      };
    case 'reply-decided':
      return {
        type: 'report',
        title: 'We Decided About Your Answer',
        content: wordDecidedReply(parameters),
      };
    case 'answer-invited':
      return {
        type: 'status update',
        title: 'Tell Us What Happened to You',
        content: `${nameTarget(parameters.target)}: the one it belongs to told us that your report is wrong, and our reviewers agreed. If it is right, open it and tell us once what happened to you, until ${day(parameters.until)}.`,
      };
    case 'second-look-decided':
      return {
        type: 'status update',
        title: 'We Looked Again',
        content: wordSecondLook(parameters),
      };
    case 'replies-due':
      return {
        type: 'report',
        title: 'Answers Wait for a Decision',
        content: wordDueReplies(parameters),
      };
    case 'reports-pending':
      return {
        type: 'report',
        title: 'Pending Reports Notification',
        content: plural(parameters.count, {
          one: 'There is # pending report.',
          other: 'There are # pending reports.',
        }),
      };
    case 'register-stopped':
      return {
        type: 'report',
        title: 'A Register Has Stopped',
        content: wordStoppedRegister(parameters),
      };
    case 'webhook-off':
      return {
        type: 'account',
        title: 'Webhook Switched Off',
        content: `${parameters.organisation} is no longer told of changes at ${parameters.host}: ${wordOff(parameters.reason)}. You can switch it on again under Keys.`,
      };
    case 'text':
      return parameters;
    default:
      return unknownNotification;
  }
}

/** Says that a register has lost half of its entries. */
export function wordStoppedRegister({ name, lost, held }: StoppedRegister): string {
  return `${name} suddenly lists ${lost} fewer entries, of ${held}. Nothing was withdrawn. Open Registers to decide.`;
}

/** One that a newer server on the same database has written. */
const unknownNotification: Words = {
  type: 'account',
  title: 'News for you',
  content: 'Please load this page again in some minutes to read it.',
};

const day = (moment: string) => moment.slice(0, 10).split('-').reverse().join('/');

function wordDecidedReply({ target, state, reason, mayAppeal }: DecidedReply): string {
  const name = nameTarget(target);
  const because = reason ? ` Reason: ${reason}` : '';
  switch (state) {
    case 'upheld':
      return `Accepted: ${name}. We agree with you, and changed what we show.${because}`;
    case 'published':
      return `Published: ${name}. The reports stay, and your words stand beside them.${because}`;
    case 'refused':
      return `Refused: ${name}.${because}${mayAppeal ? ' You can ask once for another decision.' : ''}`;
  }
}

function wordSecondLook({ target, state, reason }: DecidedSecondLook): string {
  const name = nameTarget(target);
  const because = reason ? ` Reason: ${reason}` : '';
  return state === 'granted'
    ? `Accepted: ${name}. Our reviewers read your answer and looked at your report again.${because}`
    : `It stays so: ${name}. Our reviewers read your answer. The status of your report stays as it is.${because}`;
}

function wordDueReplies({
  waiting,
  overdue,
  nextDue,
}: Extract<NotificationParts, { kind: 'replies-due' }>['parameters']): string {
  const counted = plural(waiting, { one: '# answer waits', other: '# answers wait' });
  const late = plural(overdue, { one: '# is late', other: '# are late' });
  return `${counted} for a decision${overdue > 0 ? `, ${late}` : ''}. The first is due on ${day(nextDue)}.`;
}

function wordSettledFlag({ target, outcome, answer }: SettledFlag): string {
  const result = outcome === 'handled' ? 'Handled' : 'Left as it is';
  const about = target ? `: ${nameTarget(target)}` : '';
  const end = outcome === 'handled' ? ', and acted on it' : '';
  return `${result}${about}. A reviewer looked at what you told us${end}.${answer ? ` ${answer}` : ''}`;
}

function wordStatusChange({ target, from, to, reason, type, others }: StatusChange): string {
  const status = statusLabel(to);
  const change =
    others === 0
      ? `${status}: ${nameTarget(target)}. The status of your report changed from ${statusLabel(from)} to ${status}.`
      : `${status}: ${nameTarget(target)} and ${others} more. The status of ${others + 1} of your reports changed to ${status}.`;
  const meaning = statusDefinition(to, (others === 0 && type) || null);
  const told = reason ? `${change} ${meaning} Reason: ${reason}` : `${change} ${meaning}`;
  return to === 'Rejected' ? `${told} ${wordAnswering(others + 1)}` : told;
}
