import { REASON_MAX } from '@redflag/shared/api/texts';
import { rejectionReasons, statusChangeSchema } from '@redflag/shared/review/status-change';
import { useId, useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { KeyHint } from '#ui/buttons/key-hint.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { CheckedForm } from '#ui/form/checked-form.tsx';
import { TextAreaField } from '#ui/form/field.tsx';
import { useForm, validateBy } from '#ui/form/form.ts';
import classes from './review.module.css';

interface RejectDialogProps {
  opened: boolean;
  /** The question, such as 'Reject this report?'. */
  title: string;
  /** The label of the button that rejects. */
  label: string;
  busy: boolean;
  /** Whether the keys 1 to 5 reject with a reason. */
  withKeys?: boolean;
  onReject: (reason: string) => void;
  onClose: () => void;
}

/**
 * Asks for the reason of a rejection, to choose and change or to write. It stays when the dialog closes, as it may
 * still apply after a conflict.
 */
export function RejectDialog(props: RejectDialogProps) {
  const { opened, title, label, busy, withKeys = false, onReject, onClose } = props;
  const form = useForm({
    initialValues: { status: 'Rejected', reason: '' },
    validate: validateBy(statusChangeSchema),
  });
  const submit = useRef<HTMLButtonElement>(null);

  function choose(reason: string) {
    form.setFieldValue('reason', reason);
    // Enter rejects.
    submit.current?.focus();
  }
  return (
    <Dialog opened={opened} onClose={busy ? () => undefined : onClose} title={title}>
      <CheckedForm form={form} onSubmit={({ reason }) => onReject(reason.trim())}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys for the buttons inside */}
        <div
          onKeyDown={({ key, target, ctrlKey, metaKey, altKey }) => {
            const reason = rejectionReasons[Number(key) - 1];
            const free = !(target instanceof HTMLTextAreaElement || ctrlKey || metaKey || altKey);
            if (withKeys && free && reason && !busy) onReject(reason);
          }}
        >
          <Reasons chosen={form.values.reason} withKeys={withKeys} onChoose={choose} />
          <TextAreaField
            label="Reason"
            description="The reporter will see it in a notification."
            rows={3}
            maxLength={REASON_MAX}
            {...form.getInputProps('reason')}
          />
          <div className="row gap-md end mt-lg">
            <Button variant="default" onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <Button ref={submit} type="submit" loading={busy}>
              {label}
            </Button>
          </div>
        </div>
      </CheckedForm>
    </Dialog>
  );
}

interface ReasonsProps {
  chosen: string;
  withKeys: boolean;
  onChoose: (reason: string) => void;
}

function Reasons({ chosen, withKeys, onChoose }: ReasonsProps) {
  const choices = useId();
  return (
    <>
      <p id={choices} className={classes.choicesLabel}>
        Choose a reason
      </p>
      <ul className="stack gap-2xs mb-md" aria-labelledby={choices}>
        {rejectionReasons.map((reason, index) => (
          <li key={reason}>
            <Button
              variant="default"
              fullWidth
              narrow
              className={classes.choice}
              aria-pressed={chosen === reason}
              aria-keyshortcuts={withKeys ? `${index + 1}` : undefined}
              onClick={() => onChoose(reason)}
              {...(index === 0 && { 'data-autofocus': true })}
            >
              {withKeys ? <KeyHint>{`${index + 1}`}</KeyHint> : null}
              {reason}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
