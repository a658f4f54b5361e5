import { api } from '#api/client.ts';
import { problemOf, sentenceWithCode } from '#api/problem.ts';
import { AccountForm, EmailField } from '#features/accounts/account-form.tsx';
import { check } from '#features/accounts/check.ts';
import { useForm } from '#ui/form/form.ts';
import { toastError } from '#ui/toast.tsx';

interface SendVerificationFormProps {
  /** The address, if known; the person can correct it. */
  email: string;
  onSent: (email: string) => void;
}

/** Requests an email that verifies an address; the answer is the same for every address. */
export function SendVerificationForm({ email, onSent }: SendVerificationFormProps) {
  const form = useForm({
    initialValues: { email },
    validate: (values) => check(({ checkEmail }) => checkEmail(values)),
  });

  function submit(body: { email: string }) {
    return api.POST('/v1/auth/verify-email/send', { body }).then(
      () => onSent(body.email.trim()),
      (error) => {
        const problem = problemOf(error);
        form.showFieldErrors(problem);
        toastError(`Error sending verification email: ${sentenceWithCode(problem)}`);
      },
    );
  }

  return (
    <AccountForm form={form} submitLabel="Verify Email" onSubmit={submit}>
      <EmailField form={form} />
    </AccountForm>
  );
}
