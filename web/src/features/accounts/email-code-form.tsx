import { useForm } from '@mantine/form';
import { verifyEmailSchema } from '@redflag/shared/accounts';
import { $api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { showProblem, validateBy } from '#ui/form.ts';
import { AccountForm, CodeField, EmailField } from './account-form.tsx';

const [, codeSchema] = verifyEmailSchema.options;

interface EmailCodeFormProps {
  email: string;
  onVerified: () => void;
}

/** Verifies an address with the six-digit code, for people who read the email on a different device. */
export function EmailCodeForm({ email, onVerified }: EmailCodeFormProps) {
  const verify = $api.useMutation('post', '/v1/auth/verify-email');
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email, code: '' },
    validate: validateBy(codeSchema),
  });

  function submit(values: { email: string; code: string }) {
    verify.mutate(
      { body: codeSchema.parse(values) },
      {
        onSuccess: onVerified,
        onError: (error) => showProblem(form, problemOf(error)),
      },
    );
  }

  return (
    <AccountForm form={form} submitLabel="Verify" busy={verify.isPending} onSubmit={submit}>
      <EmailField form={form} />
      <CodeField form={form} description="The 6 digits from the email." />
    </AccountForm>
  );
}
