import { useEffect, useState } from 'react';
import { api } from '#api/client.ts';
import type { ApiProblem } from '#api/problem.ts';
import { problemOf } from '#api/problem.ts';
import { restartSession } from '#api/session.ts';
import { AccountForm } from '#features/accounts/account-form.tsx';
import { check } from '#features/accounts/check.ts';
import type { NewPassword } from '#features/accounts/checks.ts';
import { useForm } from '#ui/form/form.ts';
import { Loading } from '#ui/states/loading.tsx';
import { emptyNewPassword, NewPasswordFields } from './password-fields.tsx';

interface ResetPasswordFormProps {
  /** The token in the emailed link. */
  token: string;
  onReset: () => void;
  /** Called if the link is used or expired, before anything is typed if possible; `detail` is the message. */
  onLinkRefused: (detail: string) => void;
}

const isLinkRefused = ({ errors }: ApiProblem) => errors?.some(({ path }) => path === 'token');

/** Sets a new password with the token from the emailed link. */
export function ResetPasswordForm({ token, onReset, onLinkRefused }: ResetPasswordFormProps) {
  const form = useForm<NewPassword>({
    initialValues: emptyNewPassword,
    validate: (values) => check(({ checkNewPassword }) => checkNewPassword(values)),
  });

  const [checked, setChecked] = useState(false);
  useEffect(() => {
    async function checkLink() {
      try {
        await api.POST('/v1/auth/reset-password/check', { body: { token } });
      } catch (error) {
        const problem = problemOf(error);
        if (isLinkRefused(problem)) return onLinkRefused(problem.detail);
        // Anything else is said when the form is sent.
      }
      setChecked(true);
    }
    void checkLink();
  }, [token, onLinkRefused]);

  function submit({ password }: NewPassword) {
    return api.POST('/v1/auth/reset-password', { body: { token, password } }).then(
      () => {
        // The reset has ended every session of the account, including this one.
        restartSession();
        onReset();
      },
      (error) => {
        const problem = problemOf(error);
        if (isLinkRefused(problem)) {
          onLinkRefused(problem.detail);
        } else {
          form.showProblem(problem);
        }
      },
    );
  }

  if (!checked) return <Loading rows={2} />;
  return (
    <AccountForm form={form} submitLabel="Set new password" onSubmit={submit}>
      <NewPasswordFields form={form} />
    </AccountForm>
  );
}
