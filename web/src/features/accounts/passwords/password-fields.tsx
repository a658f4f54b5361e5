import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { newPasswordSchema, PASSWORDS_DIFFER } from '@redflag/shared/accounts/passwords';
import { z } from 'zod/mini';
import { validateBy } from '#ui/form.ts';
import { PasswordField } from '#ui/password-field.tsx';

export const emptyNewPassword = { password: '', repeatPassword: '' };
export type NewPassword = typeof emptyNewPassword;

const validatePassword = validateBy(z.object({ password: newPasswordSchema }));

/** Returns the messages for a new password and its repetition, by field. */
export function validateNewPassword({ password, repeatPassword }: NewPassword): FormErrors {
  return {
    ...validatePassword({ password }),
    ...(password === repeatPassword ? {} : { repeatPassword: PASSWORDS_DIFFER }),
  };
}

interface NewPasswordFieldsProps {
  form: Pick<UseFormReturnType<NewPassword>, 'key' | 'getInputProps'>;
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
        key={form.key('password')}
        label={label}
        description="At least 6 characters, including an uppercase letter, a lowercase letter, a digit and a special character, such as ! or a space."
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <PasswordField
        key={form.key('repeatPassword')}
        label={repeatLabel}
        autoComplete="new-password"
        {...form.getInputProps('repeatPassword')}
      />
    </>
  );
}
