import { REASON_MAX } from '@redflag/shared/api/values';
import type { SecondLook, SecondLookDecision } from '@redflag/shared/replies';
import { UNDO_SECONDS } from '@redflag/shared/review/values';
import { problemOf } from '#api/problem.ts';
import { $api, useRefresh } from '#api/query-client.ts';
import { UndoButton } from '#features/reports/review/undo-button.tsx';
import { useRefreshReports } from '#features/reports/use-refresh-reports.ts';
import { TextForm } from '#ui/form/text-form.tsx';
import { clearToasts, toastError, toastSuccess } from '#ui/toast.tsx';

interface DecideLookProps {
  look: SecondLook;
  /** The label of the button that grants it, and what that does. */
  grantLabel: string;
  explanation: string;
}

/** Decides a second look, with a reason; a decision can be taken back for some seconds, except that an account is active again. */
export function DecideLook({ look, grantLabel, explanation }: DecideLookProps) {
  const decide = useDecideLook(look);
  if (look.review && !look.review.mayDecide) {
    return (
      <p className="note">
        Another reviewer decides about this: it is your own, or you decided it before.
      </p>
    );
  }
  return (
    <TextForm
      label="Reason (required)"
      description={`They are told the reason. ${explanation}`}
      max={REASON_MAX}
      schema={async () => (await import('@redflag/shared/replies')).secondLookDecisionSchema}
      field="reason"
      others={{ state: 'granted' }}
      choices={[
        { value: 'granted', label: grantLabel, primary: true },
        { value: 'refused', label: 'It stays so' },
      ]}
      onSend={(reason, state) => decide({ state, reason })}
    />
  );
}

function useDecideLook(look: SecondLook) {
  const refreshReports = useRefreshReports();
  const refreshLooks = useRefresh(
    '/v1/second-looks',
    '/v1/users',
    '/v1/users/{id}',
    '/v1/audit-log',
  );
  const change = $api.useMutation('patch', '/v1/second-looks/{id}', {
    onError: (error) => toastError(problemOf(error).detail),
    onSettled: () => {
      refreshReports();
      void refreshLooks();
    },
  });
  const send = (body: SecondLookDecision) =>
    change.mutateAsync({ params: { path: { id: look.id } }, body });

  async function undo() {
    clearToasts();
    await send({ state: 'waiting' });
    toastSuccess('Undone');
  }
  return async (decision: SecondLookDecision) => {
    await send(decision);
    // The form goes, and would take the focus with it.
    document.querySelector('h1')?.focus();
    const isActive = !look.reportId && decision.state === 'granted';
    if (isActive) return toastSuccess('User activated');
    toastSuccess(decision.state === 'granted' ? 'The report is open again' : 'It stays so', {
      autoClose: UNDO_SECONDS * 1_000,
      action: <UndoButton onUndo={() => void undo().catch(() => undefined)} />,
    });
  };
}
