import { api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { AccountForm } from '#features/accounts/account-form.tsx';
import { check } from '#features/accounts/check.ts';
import { useForm } from '#ui/form/form.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { emptyNewPassword, NewPasswordFields } from './password-fields.tsx';

const emptyChange = { currentPassword: '', ...emptyNewPassword };
type PasswordChange = typeof emptyChange;

interface ChangePasswordFormProps {
  /** Tells password managers which account this is. */
  email: string;
  onChanged: () => void;
}

/** Changes the password of the signed-in account. */
export function ChangePasswordForm({ email, onChanged }: ChangePasswordFormProps) {
  const form = useForm<PasswordChange>({
    initialValues: emptyChange,
    validate: (values) => check(({ checkPasswordChange }) => checkPasswordChange(values)),
  });

  function submit({ currentPassword, password }: PasswordChange) {
    const body = { currentPassword, password };
    return api
      .POST('/v1/auth/change-password', { body })
      .then(onChanged, (error) => form.showProblem(problemOf(error)));
  }

  return (
    <AccountForm form={form} submitLabel="Change password" onSubmit={submit}>
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...form.getInputProps('currentPassword')}
      />
      <NewPasswordFields form={form} />
    </AccountForm>
  );
}
