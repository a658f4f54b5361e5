import { userDeletionSchema } from '@redflag/shared/accounts/users';
import { REASON_MAX } from '@redflag/shared/api/values';
import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { CheckedForm } from '#ui/form/checked-form.tsx';
import { TextAreaField } from '#ui/form/field.tsx';
import type { Form } from '#ui/form/form.ts';
import { useForm, validateBy } from '#ui/form/form.ts';

/** Asks why something is done to an account; the reason stays when the dialog closes, as after a failure. */
export const useReason = () =>
  useForm({ initialValues: { reason: '' }, validate: validateBy(userDeletionSchema) });

interface ReasonDialogProps {
  opened: boolean;
  title: string;
  /** What it does. */
  children: ReactNode;
  form: Form<{ reason: string }>;
  /** Who reads the reason. */
  description: string;
  confirmLabel: string;
  busy: boolean;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
}

/** Asks before something that an administrator does to an account, and why. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { opened, title, children, form, description, busy, onConfirm, onCancel } = props;
  return (
    <Dialog opened={opened} onClose={busy ? () => undefined : onCancel} title={title}>
      <CheckedForm form={form} onSubmit={({ reason }) => onConfirm(reason.trim())}>
        {children}
        <TextAreaField
          className="mt-md"
          label="Reason"
          description={description}
          required
          rows={3}
          maxLength={REASON_MAX}
          data-autofocus
          {...form.getInputProps('reason')}
        />
        <div className="row gap-md end mt-lg">
          <Button variant="default" onClick={onCancel} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" danger loading={busy}>
            {props.confirmLabel}
          </Button>
        </div>
      </CheckedForm>
    </Dialog>
  );
}
