import type { NewPassword } from '#features/accounts/checks.ts';
import type { Form } from '#ui/form/form.ts';
import { PasswordField } from '#ui/form/password-field.tsx';

export const emptyNewPassword: NewPassword = { password: '', repeatPassword: '' };

interface NewPasswordFieldsProps {
  form: Pick<Form<NewPassword>, 'getInputProps'>;
  label?: string;
  repeatLabel?: string;
}

/** A new password, typed twice, with its rules as a hint. */
export function NewPasswordFields({
  form,
  label = 'New password',
  repeatLabel = 'Repeat new password',
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={label}
        description="At least 6 characters, with a capital letter, a small letter, a digit and a sign such as ! or a space."
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <PasswordField
        label={repeatLabel}
        autoComplete="new-password"
        {...form.getInputProps('repeatPassword')}
      />
    </>
  );
}
