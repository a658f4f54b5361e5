import { statusLabel } from '@redflag/shared/reports/report.words';
import type {
  BulkChangeRequest,
  BulkOutcome,
  UnchangedReport,
} from '@redflag/shared/review/bulk-changes';
import { bulkOutcomeSchema, UNDO_SECONDS } from '@redflag/shared/review/bulk-changes';
import type { StatusChange } from '@redflag/shared/review/status-change';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { caseOf, leaveQueue } from '#features/reports/cases/queue/use-queue.ts';
import { UndoButton } from '#features/reports/review/undo-button.tsx';
import { useSetStatuses } from '#features/reports/review/use-set-statuses.ts';
import { useRefreshReports } from '#features/reports/use-refresh-reports.ts';
import { countOf } from '#ui/text/counts.ts';
import { clearToasts, toastError, toastSuccess } from '#ui/toast.tsx';

/** What a reviewer decides about reports of one case. */
export interface Decision extends StatusChange {
  targetId: string;
  reportIds: string[];
  /** Whether the reports are rejected because the target is no scam. */
  isClearing?: boolean;
}

/** Decides, and takes the last decision back while nobody has been told of it. */
export function useDecisions(casePath: (targetId: string) => string) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const refresh = useRefreshReports();
  const { send, setting } = useSetStatuses();
  const clearing = $api.useMutation('put', '/v1/targets/{id}/cleared');
  const endClearing = $api.useMutation('delete', '/v1/targets/{id}/cleared');
  const change = async (body: BulkChangeRequest) => bulkOutcomeSchema.parse(await send(body));
  const { offerUndo, undoLast } = useUndo(takeBack, reopen);

  /** Sets reports back to Pending, and ends the clearing that rejected them. */
  async function takeBack({ targetId, reportIds, status, isClearing }: Decision) {
    if (isClearing) await endClearing.mutateAsync({ params: { path: { id: targetId } } });
    if (reportIds.length === 0) return { changed: 0, unchanged: [] };
    return change({ reportIds, status: 'Pending', from: status });
  }

  /** Returns the reports that stay as they are; null if it failed, which is shown. */
  async function decide(decision: Decision): Promise<UnchangedReport[] | null> {
    const { targetId: _, isClearing: __, ...made } = decision;
    try {
      const { changed, unchanged } = await change({ ...made, from: 'Pending' });
      if (changed > 0) {
        const stays = new Set(unchanged.map(({ id }) => id));
        offerUndo({ ...decision, reportIds: made.reportIds.filter((id) => !stays.has(id)) });
      }
      if (unchanged.length > 0) refresh();
      return unchanged;
    } catch (error) {
      toastError(problemOf(error).detail);
      return null;
    }
  }

  /** Opens what comes after a case that is decided: it must not come again while the queue is fetched. */
  async function openAfter(targetId: string, next: string) {
    leaveQueue(queries, targetId);
    refresh();
    await navigate(next, { replace: true });
  }

  /** Shows a case as it is now. */
  async function reopen(targetId: string) {
    await queries.fetchQuery({ ...caseOf(targetId), staleTime: 0 });
    refresh();
    await navigate(casePath(targetId), { replace: true });
  }

  /** Says that a target is no scam. Returns why that was not possible; null if it was. */
  async function clear(targetId: string, reportIds: string[], reason: string) {
    try {
      await clearing.mutateAsync({
        params: { path: { id: targetId } },
        body: { reason, reports: reportIds, from: 'Pending' },
      });
      offerUndo({ targetId, reportIds, status: 'Rejected', isClearing: true });
      return null;
    } catch (error) {
      refresh();
      return problemOf(error).sentence;
    }
  }

  /** Takes back that a target is no scam. */
  async function unclear(targetId: string) {
    try {
      await endClearing.mutateAsync({ params: { path: { id: targetId } } });
      toastSuccess('Taken back');
    } catch (error) {
      toastError(problemOf(error).sentence);
    }
    refresh();
  }

  return {
    decide,
    clear,
    unclear,
    undoLast,
    openAfter,
    reopen,
    deciding: setting,
    clearing: clearing.isPending || endClearing.isPending,
  };
}

type TakeBack = (decision: Decision) => Promise<Pick<BulkOutcome, 'changed' | 'unchanged'>>;

/** Takes decisions back, for a few seconds each. */
function useUndo(takeBack: TakeBack, reopen: (targetId: string) => Promise<void>) {
  /** What can be undone, the last at the end. */
  const undoable = useRef<{ decision: Decision; until: number }[]>([]);

  function offerUndo(decision: Decision) {
    const autoClose = UNDO_SECONDS * 1_000;
    undoable.current.push({ decision, until: Date.now() + autoClose });
    clearToasts();
    const { reportIds, status, isClearing } = decision;
    const reports = countOf(reportIds.length, { one: '# report', other: '# reports' });
    toastSuccess(isClearing ? 'Marked as no scam' : `${reports} set to ${statusLabel(status)}`, {
      autoClose,
      action: <UndoButton onUndo={() => undo(decision)} shortcut="z" />,
    });
  }

  /** Leads back to the case, unless people may have been told. */
  async function undo(decision: Decision) {
    const { targetId } = decision;
    const made = undoable.current.find((one) => one.decision === decision);
    undoable.current = undoable.current.filter((one) => one !== made);
    clearToasts();
    if (!made || Date.now() >= made.until) return;
    try {
      const { changed, unchanged } = await takeBack(decision);
      await reopen(targetId);
      if (changed > 0 || !unchanged[0]) {
        toastSuccess(
          changed > 0
            ? `Undone: ${countOf(changed, { one: '# report', other: '# reports' })} set to Pending`
            : 'Undone',
        );
      }
      if (unchanged[0]) toastError(unchanged[0].detail);
    } catch (error) {
      toastError(problemOf(error).detail);
    }
  }

  function undoLast() {
    const last = undoable.current.at(-1);
    if (last) void undo(last.decision);
  }

  return { offerUndo, undoLast };
}
