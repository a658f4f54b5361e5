import { KEY_DAYS_DEFAULT, KEY_NAME_MAX } from '@redflag/shared/keys/values';
import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { CheckedForm } from '#ui/form/checked-form.tsx';
import { TextField } from '#ui/form/field.tsx';
import type { Form } from '#ui/form/form.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { ShownSecret } from '#ui/shown-secret.tsx';

/** What every form for a new key asks. */
export interface KeyDraft {
  name: string;
  expiresInDays: string;
}

export const emptyKey: KeyDraft = { name: '', expiresInDays: String(KEY_DAYS_DEFAULT) };

const lives = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: String(KEY_DAYS_DEFAULT), label: '1 year' },
  { value: String(3 * KEY_DAYS_DEFAULT), label: '3 years' },
];

interface KeyDialogProps<Draft extends KeyDraft> {
  form: Form<Draft>;
  /** The key that was made, which is shown once. */
  secret: string | undefined;
  busy: boolean;
  onSubmit: (draft: Draft) => void;
  onClose: () => void;
  /** Further fields. */
  children?: ReactNode;
}

/** Asks what a new key is for, and then shows it, once. */
export function KeyDialog<Draft extends KeyDraft>(props: KeyDialogProps<Draft>) {
  const { form, secret, busy, onSubmit, onClose, children } = props;
  // The names of the shared fields are the same in every draft.
  const input = form.getInputProps as (
    path: keyof KeyDraft,
  ) => ReturnType<typeof form.getInputProps>;
  return (
    <Dialog
      // Takes the focus again when the key is there.
      key={secret}
      opened
      onClose={busy ? () => undefined : onClose}
      title={secret ? 'Copy your key now' : 'Make a key'}
    >
      {secret ? (
        <ShownSecret secret={secret} copyLabel="Copy the key" onClose={onClose} />
      ) : (
        <CheckedForm form={form} className="stack gap-md" onSubmit={onSubmit}>
          {children}
          <TextField
            data-autofocus={children ? undefined : true}
            label="Name"
            description="What the key is for, such as the name of your app."
            autoComplete="off"
            maxLength={KEY_NAME_MAX}
            {...input('name')}
          />
          <SelectField label="Works for" options={lives} {...input('expiresInDays')} />
          <div className="row gap-md end">
            <Button variant="default" onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              Make the key
            </Button>
          </div>
        </CheckedForm>
      )}
    </Dialog>
  );
}
