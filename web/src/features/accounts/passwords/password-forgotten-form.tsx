import { api } from '#api/client.ts';
import { problemOf, sentenceWithCode } from '#api/problem.ts';
import { AccountForm, EmailField } from '#features/accounts/account-form.tsx';
import { check } from '#features/accounts/check.ts';
import { useRobotCheck } from '#features/accounts/use-robot-check.tsx';
import { useForm } from '#ui/form/form.ts';

interface ForgottenPasswordFormProps {
  /** The address, if known; the person can correct it. */
  email: string;
  onSent: (email: string) => void;
}

/** Requests an email with a link to set a new password; the answer is the same for every address. */
export function ForgottenPasswordForm({ email, onSent }: ForgottenPasswordFormProps) {
  const robotCheck = useRobotCheck();
  const form = useForm({
    initialValues: { email },
    validate: (values) => check(({ checkForgotten }) => checkForgotten(values)),
  });

  function submit(values: { email: string }) {
    const body = { ...values, robotCheck: robotCheck.solution ?? '' };
    return api.POST('/v1/auth/forgot-password', { body }).then(
      () => onSent(body.email.trim()),
      (error) => {
        robotCheck.renew();
        const { errors, ...problem } = problemOf(error);
        form.showProblem({ errors, detail: sentenceWithCode(problem) });
      },
    );
  }

  return (
    <AccountForm form={form} submitLabel="Send Code" robotCheck={robotCheck} onSubmit={submit}>
      <EmailField form={form} />
    </AccountForm>
  );
}
