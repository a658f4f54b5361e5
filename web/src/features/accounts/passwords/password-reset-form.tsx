import { api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { restartSession } from '#api/session.ts';
import { AccountForm } from '#features/accounts/account-form.tsx';
import { check } from '#features/accounts/check.ts';
import type { NewPassword } from '#features/accounts/checks.ts';
import { useForm } from '#ui/form/form.ts';
import { emptyNewPassword, NewPasswordFields } from './password-fields.tsx';

interface ResetPasswordFormProps {
  /** The token in the emailed link. */
  token: string;
  onReset: () => void;
  /** Called if the link is used or expired; `detail` is the message. */
  onLinkRefused: (detail: string) => void;
}

/** Sets a new password with the token from the emailed link. */
export function ResetPasswordForm({ token, onReset, onLinkRefused }: ResetPasswordFormProps) {
  const form = useForm<NewPassword>({
    initialValues: emptyNewPassword,
    validate: (values) => check(({ checkNewPassword }) => checkNewPassword(values)),
  });

  function submit({ password }: NewPassword) {
    return api.POST('/v1/auth/reset-password', { body: { token, password } }).then(
      () => {
        // The reset has ended every session of the account, including this one.
        restartSession();
        onReset();
      },
      (error) => {
        const problem = problemOf(error);
        if (problem.errors?.some(({ path }) => path === 'token')) {
          onLinkRefused(problem.detail);
        } else {
          form.showProblem(problem);
        }
      },
    );
  }

  return (
    <AccountForm form={form} submitLabel="Set new password" onSubmit={submit}>
      <NewPasswordFields form={form} />
    </AccountForm>
  );
}
