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
import { useCaseSelection } from './case-selection.ts';
import type { useDecisions } from './decisions/use-decisions.tsx';
import { useNextCase } from './queue/use-next-case.ts';
import { queueAddress } from './queue/use-queue.ts';

export interface OpenCaseProps {
  targetId: string;
  /** What is known of it now. */
  found: CaseDetail;
  decisions: ReturnType<typeof useDecisions>;
  /** What people say is wrong. */
  flags: ReactNode;
  paths: {
    queue: string;
    case: (targetId: string) => string;
    report: (id: string) => string;
    /** The reports on a target. */
    search: (search: Search) => string;
  };
}

/** The dialog that is open; a picture's is of a report. */
type CaseDialog =
  | { name: 'reject' | 'keys' }
  | { name: 'clear'; refusal?: string }
  | { name: 'picture'; of: string }
  | { name: 'question'; question: Question };

/** What is selected on a case, and what is decided about it. */
export function useOpenCase({ targetId, found, decisions, paths }: Omit<OpenCaseProps, 'flags'>) {
  const { deciding } = decisions;
  const selection = useCaseSelection(found, deciding !== null);
  const { shown, waiting, selected } = selection;
  const [unchanged, setUnchanged] = useState<UnchangedReport[]>([]);
  const [dialog, setDialog] = useState<CaseDialog | null>(null);
  const navigate = useNavigate();
  const [params] = useSearchParams();

  const isDecided = waiting.length === 0;
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
    const isLeft = selected.length < waiting.length || shown.waiting > shown.reports.length;
    if (isLeft) await decisions.reopen(targetId);
    else await decisions.openAfter(targetId, nextPath);
  }

  /** Rejects all that wait. Those beyond what is shown must be looked at first. */
  async function clear(reason: string) {
    const refusal = await decisions.clear(targetId, waiting, reason);
    if (refusal) return setDialog({ name: 'clear', refusal });
    setDialog(null);
    if (isDecided) await decisions.reopen(targetId);
    else await decisions.openAfter(targetId, nextPath);
  }

  function choose(status: ReportStatus) {
    if (deciding || selected.length === 0) return;
    if (status === 'Rejected') setDialog({ name: 'reject' });
    else void decide({ status });
  }

  return {
    selection,
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
