import { REASON_MAX } from '@redflag/shared/reports/values';
import { clearingSchema } from '@redflag/shared/review/clearing';
import { z } from 'zod/mini';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { CheckedForm } from '#ui/form/checked-form.tsx';
import { TextAreaField } from '#ui/form/field.tsx';
import { useForm, validateBy } from '#ui/form/form.ts';
import { countOf } from '#ui/text/counts.ts';

interface ClearDialogProps {
  opened: boolean;
  /** How many reports wait, all of which are rejected. */
  waiting: number;
  busy: boolean;
  onClear: (reason: string) => void;
  onClose: () => void;
}

/** Asks why a target is no scam. */
export function ClearDialog({ opened, waiting, busy, onClear, onClose }: ClearDialogProps) {
  const form = useForm({
    initialValues: { reason: '' },
    validate: validateBy(z.pick(clearingSchema, { reason: true })),
  });
  return (
    <Dialog opened={opened} onClose={busy ? () => undefined : onClose} title="No scam?">
      <CheckedForm form={form} onSubmit={({ reason }) => onClear(reason.trim())}>
        <p>
          This rejects {countOf(waiting, { one: '# report', other: '# reports' })}, and everybody
          who checks it reads that our reviewers found no scam, until the next report or for a year.
        </p>
        <TextAreaField
          label="Reason"
          description="The reporters will see it in a notification."
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
