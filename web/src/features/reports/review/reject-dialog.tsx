import { REASON_MAX } from '@redflag/shared/api/values';
import { rejectionReasons } from '@redflag/shared/review/values';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { CheckedForm } from '#ui/form/checked-form.tsx';
import { TextAreaField } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/form.ts';
import { ReasonChoices } from './reason-choices.tsx';

interface RejectDialogProps {
  opened: boolean;
  /** The question, such as 'Reject this report?'. */
  title: string;
  /** The label of the button that rejects. */
  label: string;
  busy: boolean;
  /** What can be chosen instead of typing. */
  reasons?: readonly string[];
  description?: string;
  /** What is said when no reason is given. */
  missing?: string;
  /** Whether the keys 1 to 5 reject with a reason. */
  withKeys?: boolean;
  /** What can be done with the rejection. */
  children?: ReactNode;
  onReject: (reason: string) => void;
  onClose: () => void;
}

/**
 * Asks for the reason of a rejection, to choose and change or to write. It stays when the dialog closes, as it may
 * still apply after a conflict.
 */
export function RejectDialog(props: RejectDialogProps) {
  const { opened, title, label, busy, withKeys = false, onReject, onClose } = props;
  const { reasons = rejectionReasons, missing = 'Please give a reason for the rejection' } = props;
  const { description = 'The reporter will see it in a notification.' } = props;
  const form = useForm({
    initialValues: { reason: '' },
    validate: ({ reason }) => ({ reason: reason.trim() ? null : missing }),
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
            const reason = reasons[Number(key) - 1];
            const free = !(target instanceof HTMLTextAreaElement || ctrlKey || metaKey || altKey);
            if (withKeys && free && reason && !busy) onReject(reason);
          }}
        >
          <ReasonChoices
            reasons={reasons}
            chosen={form.values.reason}
            withKeys={withKeys}
            onChoose={choose}
          />
          <TextAreaField
            label="Reason"
            description={description}
            rows={3}
            maxLength={REASON_MAX}
            {...form.getInputProps('reason')}
          />
          {props.children}
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
