import { isOpenReply } from '@redflag/shared/replies/values';
import type { ReportStatus } from '@redflag/shared/reports';
import type { UnchangedReport } from '@redflag/shared/review/bulk-changes';
import type { CaseDetail } from '@redflag/shared/review/cases';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Question, WholeChange } from '#features/reports/review/question-dialog.tsx';
import { questionIn } from '#features/reports/review/question-dialog.tsx';
import type { Search } from '#features/reports/search-address.ts';
import { useWaitingLooks } from '#features/reports/second-looks/use-waiting-looks.ts';
import type { Also } from './decisions/also.ts';
import { alsoDone, choicesOf, nothingElse } from './decisions/also.ts';
import type { useDecisions } from './decisions/use-decisions.tsx';
import { useNextCase } from './queue/use-next-case.ts';
import { queueAddress } from './queue/use-queue.ts';
import { useTakeNext } from './queue/use-take-next.ts';
import type { CaseReplies } from './replies/use-case-replies.ts';
import { useReplyDecisions } from './replies/use-reply-decisions.ts';
import type { CasePicture } from './reports/picture-viewer.tsx';
import { useCaseSelection } from './selection/case-selection.ts';

export interface OpenCaseProps {
  targetId: string;
  /** What is known of it now. */
  found: CaseDetail;
  /** What those who hold it say of the reports. */
  replies: CaseReplies;
  decisions: ReturnType<typeof useDecisions>;
  /** What people say is wrong. */
  flags: ReactNode;
  /** What the team notes on it. */
  notes: ReactNode;
  /** What the team notes about who filed a report, and asks them. */
  aboutReporter: (report: CaseDetail['reports'][number]) => ReactNode;
  paths: {
    queue: string;
    case: (targetId: string) => string;
    report: (id: string) => string;
    user: (id: string) => string;
    /** The reports on a target. */
    search: (search: Search) => string;
  };
}

/** The dialog that is open; a picture's is of a report or reply. */
type CaseDialog =
  | { name: 'keys' }
  /** What is ticked is forgotten when it closes. */
  | { name: 'reject' | 'also'; also: Also }
  | { name: 'clear'; refusal?: string }
  | { name: 'picture'; of: string }
  | { name: 'question'; question: Question };

/** What is selected on a case, and what is decided about it. */
export function useOpenCase(props: Omit<OpenCaseProps, 'flags' | 'notes' | 'aboutReporter'>) {
  const { targetId, found, replies, decisions, paths } = props;
  const { deciding } = decisions;
  const selection = useCaseSelection(found, deciding !== null);
  const { shown, waiting, selected } = selection;
  /** Decided reports, while the holder disputes them, that are not among those that waited. */
  const disputed = found.disputed.filter(({ id }) => !shown.reports.some((one) => one.id === id));
  const [unchanged, setUnchanged] = useState<UnchangedReport[]>([]);
  const [dialog, setDialog] = useState<CaseDialog | null>(null);
  const navigate = useNavigate();
  const [params] = useSearchParams();

  const looks = useWaitingLooks(targetId);
  const isLookedAt = !looks.isPending && !looks.data?.items.length;
  const isDecided = waiting.length === 0 && !replies.isOpen && isLookedAt;
  const filter = queueAddress.read(params);
  const next = useNextCase(filter, targetId);
  const takeNext = useTakeNext(filter);

  /** Opens the next case that nobody else is on, or the queue. */
  async function goToNext(open: (path: string) => unknown) {
    const taken = await takeNext({ from: next ?? undefined, left: targetId });
    if (taken !== undefined) await open(taken ? paths.case(taken) : paths.queue);
  }

  async function decide(change: WholeChange) {
    const refused = await decisions.decide({ targetId, reportIds: selected, ...change });
    if (!refused) return;
    const question = refused.map((one) => questionIn(one, change)).find((asked) => asked !== null);
    if (question) return setDialog({ name: 'question', question });
    setDialog(null);
    setUnchanged(refused);
    if (refused.length > 0) return;
    await goOn(selected);
  }

  /** Opens the next case, unless something is left to decide in this one. */
  async function goOn(reportIds: string[], replyId?: string) {
    // A key may be faster than what asks for a second look.
    const asking = looks.isPending ? await looks.refetch({ cancelRefetch: false }) : looks;
    const isLeft =
      waiting.some((id) => !reportIds.includes(id)) ||
      shown.waiting > shown.reports.length ||
      replies.replies.some(({ id, state }) => id !== replyId && isOpenReply(state)) ||
      replies.arrived > 0 ||
      replies.list.hasNextPage ||
      Boolean(asking.data?.items.length);
    if (isLeft) await decisions.reopen(targetId);
    else await goToNext((path) => decisions.openAfter(targetId, path));
  }

  const reply = useReplyDecisions({
    targetId,
    decisions,
    onDecided: (replyId, reportIds) => goOn(reportIds, replyId),
  });

  /** Rejects all that wait. Those beyond what is shown must be looked at first. */
  async function clear(reason: string) {
    const refusal = await decisions.clear(targetId, waiting, reason);
    if (refusal) return setDialog({ name: 'clear', refusal });
    setDialog(null);
    if (isDecided) await decisions.reopen(targetId);
    else await goOn(waiting);
  }

  function choose(status: ReportStatus) {
    if (deciding || selected.length === 0) return;
    if (status === 'Rejected') setDialog({ name: 'reject', also: nothingElse });
    else void decide({ status });
  }

  /** The selected reports, as they are now. */
  const decided = found.reports.filter(({ id }) => selected.includes(id));
  const choices = choicesOf(decided);

  /** Decides with what is ticked, or asks for what is missing. */
  function decideAlso(change: Pick<WholeChange, 'status' | 'reason'>) {
    if (dialog?.name !== 'reject' && dialog?.name !== 'also') return;
    const { also } = dialog;
    const done = alsoDone(decided, also);
    if (!done) setDialog({ ...dialog, also: { ...also, lacksReason: true } });
    else if (change.status === 'Rejected' && !change.reason) setDialog({ name: 'reject', also });
    else void decide({ ...change, ...done });
  }

  return {
    selection,
    reply,
    disputed,
    /** The reports on the screen that are not rejected, as they are now. */
    shownNow: [
      ...[...found.reports, ...found.disputed].filter(({ id }) =>
        shown.reports.some((one) => one.id === id),
      ),
      ...disputed,
    ],
    pictures: picturesIn([...shown.reports, ...disputed], replies),
    isDecided,
    unchanged,
    dialog,
    setDialog,
    decide,
    /** Asks why it is no scam; null where that cannot be said. */
    askToClear:
      found.target.sharedHost || found.target.verdict.level === 'cleared'
        ? null
        : () => setDialog({ name: 'clear' }),
    clear,
    choose,
    choices,
    decideAlso,
    /** Asks what to do with the decision; null where there is nothing. */
    askAlso:
      choices.pictures.length + choices.people.length > 0
        ? () => setDialog({ name: 'also', also: nothingElse })
        : null,
    openNext: () => goToNext((path) => navigate(path, { replace: true })),
    /** Leaves a case whose reports have moved to another target, or to several. */
    moveTo: (id?: string) =>
      id
        ? navigate(paths.case(id), { replace: true })
        : goToNext((path) => decisions.openAfter(targetId, path)),
  };
}

/** The pictures of a case in their order on the screen. */
function picturesIn(reports: CaseDetail['reports'], { replies }: CaseReplies): CasePicture[] {
  return [
    ...replies.flatMap(({ id, picture, review }) =>
      picture ? { id, url: picture, of: review?.holder?.username ?? 'a deleted user' } : [],
    ),
    ...reports.flatMap(({ id, evidence, reportedBy }) =>
      evidence ? { id, url: evidence.url, of: reportedBy } : [],
    ),
  ];
}
