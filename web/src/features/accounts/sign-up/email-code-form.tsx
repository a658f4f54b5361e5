import { SIGN_UP_UNCONFIRMED } from '@redflag/shared/accounts/values';
import { useState } from 'react';
import { api, contentOf } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { AccountForm, CodeField, EmailField } from '#features/accounts/account-form.tsx';
import { check } from '#features/accounts/check.ts';
import { useForm } from '#ui/form/form.ts';
import { WasThatYou } from './was-that-you.tsx';

interface EmailCodeFormProps {
  email: string;
  /** Called with whether the email is verified; otherwise the account was removed. */
  onSettled: (outcome: { verified: boolean; email: string }) => void;
}

/** Verifies an address with the six-digit code, for people who read the email on a different device. */
export function EmailCodeForm({ email, onSettled }: EmailCodeFormProps) {
  const [question, setQuestion] = useState<string | null>(null);
  const [sending, setSending] = useState<boolean>();
  const form = useForm({
    initialValues: { email, code: '' },
    validate: (values) => check(({ checkEmailCode }) => checkEmailCode(values)),
  });

  async function send(mine?: boolean) {
    const body = { ...form.values, mine };
    setSending(mine);
    await contentOf(api.POST('/v1/auth/verify-email', { body })).then(
      ({ verified }) => onSettled({ verified, email: body.email.trim() }),
      (error) => {
        const problem = problemOf(error);
        setQuestion(problem.code === SIGN_UP_UNCONFIRMED ? problem.detail : null);
        if (problem.code !== SIGN_UP_UNCONFIRMED) form.showProblem(problem);
      },
    );
    setSending(undefined);
  }

  if (question) {
    return (
      <WasThatYou question={question} sending={sending} onAnswer={(mine) => void send(mine)} />
    );
  }
  return (
    <AccountForm form={form} submitLabel="Verify" onSubmit={() => send()}>
      <EmailField form={form} />
      <CodeField form={form} description="The 6 digits from the email." />
    </AccountForm>
  );
}
