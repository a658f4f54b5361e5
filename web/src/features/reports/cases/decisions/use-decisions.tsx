import type { Reply, ReplyChange } from '@redflag/shared/replies';
import { ALREADY_DECIDED } from '@redflag/shared/replies/values';
import { statusLabel } from '@redflag/shared/reports/report.words';
import type { BulkChangeRequest, UnchangedReport } from '@redflag/shared/review/bulk-changes';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { caseOf, leaveQueue } from '#features/reports/cases/queue/use-queue.ts';
import { stateWords } from '#features/reports/cases/reply-words.ts';
import type { WholeChange } from '#features/reports/review/question-dialog.tsx';
import { useSetStatuses } from '#features/reports/review/use-set-statuses.ts';
import { useRefreshReports } from '#features/reports/use-refresh-reports.ts';
import { countOf } from '#ui/text/counts.ts';
import { toastError, toastSuccess } from '#ui/toast.tsx';
import { useUndo } from './use-undo.tsx';

/** What a reviewer decides about reports of one case. */
export interface Decision extends WholeChange {
  targetId: string;
  reportIds: string[];
  /** What else was done, which undoing leaves: 'Ada suspended'. */
  more?: string[];
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
  const whole = $api.useMutation('post', '/v1/cases/{targetId}/decisions');
  const changing = $api.useMutation('patch', '/v1/replies/{id}');
  const { offerUndo, undoLast } = useUndo(reopen);
  /** Counts what was opened: only the last goes on. */
  const opened = useRef(0);

  /** Changes reports by their ids, which the server does before it answers. */
  async function change(body: BulkChangeRequest) {
    const outcome = await send(body);
    if (!('changed' in outcome)) throw new Error('The server has only begun to change reports.');
    return outcome;
  }

  function offerToTakeBack(decision: Decision) {
    const { targetId, reportIds, status, isClearing, more = [] } = decision;
    const said = isClearing
      ? 'Marked as no scam'
      : `${countReports(reportIds.length)} set to ${statusLabel(status)}`;
    offerUndo({ targetId, said: [said, ...more].join(', '), takeBack: () => takeBack(decision) });
  }

  /** Sets reports back to Pending, and ends the clearing that rejected them. */
  async function takeBack({ targetId, reportIds, status, isClearing, more = [] }: Decision) {
    if (isClearing) await endClearing.mutateAsync({ params: { path: { id: targetId } } });
    if (reportIds.length === 0) return {};
    const { changed, unchanged } = await change({
      ...{ reportIds, status: 'Pending', from: status },
      // It is as it was before.
      disputed: true,
    });
    return {
      undone:
        changed > 0
          ? [
              `${countReports(changed)} set to Pending`,
              ...more.map((done) => `still ${done}`),
            ].join(', ')
          : null,
      refused: unchanged[0]?.detail,
    };
  }

  /** Makes a decision with what else is wanted, which one call does or none. */
  async function makeWhole({ targetId, isClearing: _, more: __, ...made }: Decision) {
    const { hidePictures, suspend, ...decision } = made;
    const body = { ...decision, from: 'Pending' as const };
    // Others may have decided some while a question was open.
    const among = (ids: string[] = []) => ids.filter((id) => body.reportIds.includes(id));
    const [pictures, reportersOf] = [among(hidePictures), among(suspend?.reportersOf)];
    if (pictures.length + reportersOf.length === 0)
      return { ...(await change(body)), hidden: 0, suspended: [], notDone: [] };
    const sent = {
      ...body,
      ...(pictures.length > 0 && { hidePictures: pictures }),
      ...(suspend && reportersOf.length > 0 && { suspend: { ...suspend, reportersOf } }),
    };
    const params = { path: { targetId } };
    return whole.mutateAsync({ params, body: sent });
  }

  /** Returns the reports that stay as they are; null if it failed, which is shown. */
  async function decide(decision: Decision): Promise<UnchangedReport[] | null> {
    try {
      const { changed, unchanged, hidden, suspended, notDone } = await makeWhole(decision);
      if (changed > 0) {
        const stays = new Set(unchanged.map(({ id }) => id));
        const reportIds = decision.reportIds.filter((id) => !stays.has(id));
        const more = [
          ...(hidden > 0
            ? [countOf(hidden, { one: '# picture hidden', other: '# pictures hidden' })]
            : []),
          ...suspended.map((name) => `${name} suspended`),
        ];
        offerToTakeBack({ ...decision, reportIds, more });
      }
      if (notDone.length > 0) toastError(notDone.join(' '));
      if (unchanged.length > 0) refresh();
      return unchanged;
    } catch (error) {
      toastError(problemOf(error).detail);
      return null;
    }
  }

  /** Opens what comes after a case that is decided: it must not come again while the queue is fetched. */
  async function openAfter(targetId: string, next: string) {
    opened.current += 1;
    leaveQueue(queries, targetId);
    refresh();
    await navigate(next, { replace: true });
  }

  /** Shows a case as it is now. */
  async function reopen(targetId: string) {
    opened.current += 1;
    const own = opened.current;
    refresh();
    const { queryKey } = caseOf(targetId);
    // What was asked for before the change is out of date.
    await queries.cancelQueries({ queryKey });
    await Promise.all([
      queries.fetchQuery({ ...caseOf(targetId), staleTime: 0 }),
      queries.invalidateQueries({
        predicate: ({ queryKey }) => isOfReplies(queryKey, targetId),
        refetchType: 'all',
      }),
    ]);
    // Undone or decided further in the meantime: opened now, it would end those fetches, and show what was before.
    if (own !== opened.current) return;
    await navigate(casePath(targetId), { replace: true });
  }

  /** Decides a reply. Says whether somebody else was first, or it failed, which is shown. */
  async function decideReply(targetId: string, { id, state }: Reply, decision: ReplyChange) {
    const send = (body: ReplyChange) => changing.mutateAsync({ params: { path: { id } }, body });
    try {
      await send(decision);
    } catch (error) {
      const { code, detail } = problemOf(error);
      toastError(detail);
      refresh();
      return code === ALREADY_DECIDED ? 'late' : 'failed';
    }
    offerUndo({
      targetId,
      said: `Answer: ${stateWords(decision.state ?? state).toLowerCase()}`,
      takeBack: () => send({ state }).then(() => ({})),
    });
    return 'decided';
  }

  /** Changes what else there is of a reply. */
  async function changeReply({ id }: Reply, body: ReplyChange) {
    try {
      await changing.mutateAsync({ params: { path: { id } }, body });
    } catch (error) {
      toastError(problemOf(error).detail);
    }
    refresh();
  }

  /** Says that a target is no scam. Returns why that was not possible; null if it was. */
  async function clear(targetId: string, reportIds: string[], reason: string) {
    try {
      await clearing.mutateAsync({
        params: { path: { id: targetId } },
        body: { reason, reports: reportIds, from: 'Pending' },
      });
      offerToTakeBack({ targetId, reportIds, status: 'Rejected', isClearing: true });
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
    decideReply,
    changeReply,
    clear,
    unclear,
    undoLast,
    openAfter,
    reopen,
    deciding: setting ?? (whole.isPending ? whole.variables.body.status : null),
    changingReply: changing.isPending,
    clearing: clearing.isPending || endClearing.isPending,
  };
}

const countReports = (count: number) => countOf(count, { one: '# report', other: '# reports' });

/** Whether a query is one of the replies to the reports on a target. */
function isOfReplies(queryKey: readonly unknown[], targetId: string): boolean {
  return queryKey[1] === '/v1/replies' && JSON.stringify(queryKey).includes(targetId);
}
