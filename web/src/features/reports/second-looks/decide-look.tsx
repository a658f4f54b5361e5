import { REASON_MAX } from '@redflag/shared/api/texts';
import type { SecondLook, SecondLookDecision } from '@redflag/shared/replies';
import { secondLookDecisionSchema } from '@redflag/shared/replies';
import { UNDO_SECONDS } from '@redflag/shared/review/bulk-changes';
import { problemOf } from '#api/problem.ts';
import { $api, useRefresh } from '#api/query-client.ts';
import { UndoButton } from '#features/reports/review/undo-button.tsx';
import { useRefreshReports } from '#features/reports/use-refresh-reports.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextAreaField } from '#ui/form/field.tsx';
import { useForm, validateBy } from '#ui/form/form.ts';
import { clearToasts, toastError, toastSuccess } from '#ui/toast.tsx';

interface DecideLookProps {
  look: SecondLook;
  /** The label of the button that grants it, and what that does. */
  grantLabel: string;
  explanation: string;
}

/** Decides a second look, with a reason; a decision can be taken back for some seconds, except that an account is active again. */
export function DecideLook({ look, grantLabel, explanation }: DecideLookProps) {
  const form = useForm<SecondLookDecision & { reason: string }>({
    initialValues: { state: 'granted', reason: '' },
    validate: validateBy(secondLookDecisionSchema),
  });
  const { decide, deciding } = useDecideLook(look);
  if (look.review && !look.review.mayDecide) {
    return (
      <p className="note">
        Another administrator decides about this: it is your own, or you decided it before.
      </p>
    );
  }
  const choose = (state: 'granted' | 'refused') =>
    form.onSubmit(({ reason }) => decide({ state, reason: reason.trim() }));
  return (
    <form
      ref={form.element}
      className="measure"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <TextAreaField
        label="Reason (required)"
        description={`They are told the reason. ${explanation}`}
        required
        rows={2}
        maxLength={REASON_MAX}
        {...form.getInputProps('reason')}
        id={`reason-${look.id}`}
      />
      <div className="row mt-sm">
        <Button loading={deciding === 'granted'} onClick={choose('granted')}>
          {grantLabel}
        </Button>
        <Button variant="default" loading={deciding === 'refused'} onClick={choose('refused')}>
          It stays so
        </Button>
      </div>
    </form>
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
    change.mutateAsync({ params: { path: { id: look.id } }, body }).catch(() => null);

  async function undo() {
    clearToasts();
    if (await send({ state: 'waiting' })) toastSuccess('Undone');
  }
  return {
    async decide(decision: SecondLookDecision) {
      if (!(await send(decision))) return;
      // The form goes, and would take the focus with it.
      document.querySelector('h1')?.focus();
      const isActive = !look.reportId && decision.state === 'granted';
      if (isActive) return toastSuccess('User activated');
      toastSuccess(decision.state === 'granted' ? 'The report is open again' : 'It stays so', {
        autoClose: UNDO_SECONDS * 1_000,
        action: <UndoButton onUndo={() => void undo()} />,
      });
    },
    deciding: change.isPending ? change.variables.body.state : null,
  };
}
