import { REASON_MAX } from '@redflag/shared/api/values';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { CheckedForm } from '#ui/form/checked-form.tsx';
import { TextAreaField } from '#ui/form/field.tsx';
import { useForm, validateLater } from '#ui/form/form.ts';
import { Notice } from '#ui/states/notice.tsx';
import { countOf } from '#ui/text/counts.ts';

interface ClearDialogProps {
  opened: boolean;
  /** Why it was not possible. */
  refusal: string | undefined;
  /** How many reports wait, all of which are rejected. */
  waiting: number;
  busy: boolean;
  onClear: (reason: string) => void;
  onClose: () => void;
}

/** Asks why a target is no scam. The reason stays when the dialog closes, as after a refusal. */
export function ClearDialog(props: ClearDialogProps) {
  const { opened, refusal, waiting, busy, onClear, onClose } = props;
  const form = useForm({
    initialValues: { reason: '' },
    validate: validateLater(
      async () => (await import('@redflag/shared/review/clearing')).clearingReasonSchema,
    ),
  });
  return (
    <Dialog opened={opened} onClose={busy ? () => undefined : onClose} title="No scam?">
      <CheckedForm form={form} onSubmit={({ reason }) => onClear(reason.trim())}>
        {refusal ? (
          <Notice tone="caution" role="alert">
            <p>{refusal}</p>
          </Notice>
        ) : null}
        <p>
          {waiting > 0
            ? `This rejects ${countOf(waiting, { one: '# report', other: '# reports' })}. `
            : null}
          Everybody who checks it will read that our reviewers found no scam, until somebody reports
          it again, and for a year at most.
        </p>
        <TextAreaField
          label="Reason"
          description={
            waiting > 0
              ? 'The reporters will see it in a notification.'
              : 'The audit log will have it.'
          }
          rows={3}
          maxLength={REASON_MAX}
          data-autofocus
          {...form.getInputProps('reason')}
        />
        <div className="row gap-md end mt-lg">
          <Button variant="default" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            No scam
          </Button>
        </div>
      </CheckedForm>
    </Dialog>
  );
}
