import { isOpenReply } from '@redflag/shared/replies/values';
import type { ReportStatus } from '@redflag/shared/reports';
import type { UnchangedReport } from '@redflag/shared/review/bulk-changes';
import type { CaseDetail } from '@redflag/shared/review/cases';
import type { StatusChange } from '@redflag/shared/review/status-change';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Question } from '#features/reports/review/question-dialog.tsx';
import { questionIn } from '#features/reports/review/question-dialog.tsx';
import type { Search } from '#features/reports/search-address.ts';
import { useWaitingLooks } from '#features/reports/second-looks/use-waiting-looks.ts';
import type { useDecisions } from './decisions/use-decisions.tsx';
import { useNextCase } from './queue/use-next-case.ts';
import { queueAddress } from './queue/use-queue.ts';
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
  | { name: 'reject' | 'keys' }
  | { name: 'clear'; refusal?: string }
  | { name: 'picture'; of: string }
  | { name: 'question'; question: Question };

/** What is selected on a case, and what is decided about it. */
export function useOpenCase(props: Omit<OpenCaseProps, 'flags'>) {
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
  const next = useNextCase(queueAddress.read(params), targetId, isDecided);
  const nextPath = next ? paths.case(next) : paths.queue;

  async function decide(change: StatusChange) {
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
    else await decisions.openAfter(targetId, nextPath);
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
    if (status === 'Rejected') setDialog({ name: 'reject' });
    else void decide({ status });
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
    openNext: () => navigate(nextPath, { replace: true }),
    /** Leaves a case whose reports have moved to another target, or to several. */
    moveTo: (id?: string) =>
      id ? navigate(paths.case(id), { replace: true }) : decisions.openAfter(targetId, nextPath),
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
