import { REASON_MAX } from '@redflag/shared/api/values';
import { hiddenParts } from '@redflag/shared/reports/content.words';
import type { FlagGroup, Settlement } from '@redflag/shared/review/flags';
import { problemOf } from '#api/problem.ts';
import { $api, useRefresh } from '#api/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextAreaField } from '#ui/form/field.tsx';
import { useForm, validateLater } from '#ui/form/form.ts';
import { toastError, toastSuccess } from '#ui/toast.tsx';

/** Refetches what flags change on the screen. */
export const useRefreshFlags = () =>
  useRefresh('/v1/flags', '/v1/cases', '/v1/reports', '/v1/reports/{id}', '/v1/targets/{id}');

/** Settles the flags that the administrator sees. If somebody else has, says what was decided. */
export function SettleForm({ flagged }: { flagged: FlagGroup }) {
  const refresh = useRefreshFlags();
  const form = useForm<Settlement>({
    initialValues: { outcome: 'handled', note: '', answer: '' },
    validate: validateLater(
      async () => (await import('@redflag/shared/review/flags')).settlementSchema,
    ),
  });
  const settlement = $api.useMutation('patch', '/v1/flags/{id}', {
    onSuccess: () => toastSuccess('Flags settled'),
    onError: (error) => toastError(problemOf(error).detail),
    onSettled: () => void refresh(),
  });
  const decide = (outcome: Settlement['outcome']) =>
    form.onSubmit((values) => {
      const body = { ...values, outcome };
      settlement.mutate({ params: { path: { id: flagged.id } }, body });
    });
  const busy = (outcome: Settlement['outcome']) =>
    settlement.isPending && settlement.variables.body.outcome === outcome;
  return (
    <form ref={form.element} noValidate onSubmit={(event) => event.preventDefault()}>
      <TextAreaField
        label="Note (required)"
        required
        description={meaningFor(flagged)}
        rows={2}
        maxLength={REASON_MAX}
        {...form.getInputProps('note')}
        id={`note-${flagged.id}`}
      />
      <TextAreaField
        className="mt-sm"
        label="Answer (optional)"
        description="They are told that a reviewer looked, how it ended, and this."
        rows={2}
        maxLength={REASON_MAX}
        {...form.getInputProps('answer')}
        id={`answer-${flagged.id}`}
      />
      <div className="row mt-sm">
        <Button loading={busy('handled')} onClick={decide('handled')}>
          Handled
        </Button>
        <Button variant="default" loading={busy('dismissed')} onClick={decide('dismissed')}>
          Dismiss
        </Button>
      </div>
    </form>
  );
}

/** What each decision does. */
function meaningFor({ report, reasons }: FlagGroup): string {
  const note = 'What you did, or why not. It is kept in the audit log.';
  if (report === null) return note;
  const { hidden, hiddenBy, pictureHiddenUntil } = report;
  const hides = reasons.some(({ reason }) => ['personal-data', 'offensive'].includes(reason));
  const handled = `${note} Handled: ${hiddenParts()} are hidden.`;
  if (pictureHiddenUntil) return `${handled} Dismiss: others see the picture again.`;
  if (hiddenBy === 'flags')
    return `${note} Handled: it stays hidden. Dismiss: others see it again.`;
  if (hidden) return `${note} It stays hidden either way.`;
  return hides ? `${handled} Dismiss: they stay.` : note;
}
