import { SIGN_UP_UNCONFIRMED } from '@redflag/shared/accounts/values';
import { useState } from 'react';
import { api, contentOf } from '#api/client.ts';
import type { ApiProblem } from '#api/problem.ts';
import { problemOf } from '#api/problem.ts';
import { AccountForm, CodeField, EmailField } from '#features/accounts/account-form.tsx';
import { check } from '#features/accounts/check.ts';
import { useForm } from '#ui/form/form.ts';
import type { Settled } from './confirm-email.tsx';
import type { Answer } from './was-that-you.tsx';
import { WasThatYou } from './was-that-you.tsx';

interface EmailCodeFormProps {
  email: string;
  onSettled: (outcome: Settled) => void;
}

/** Verifies an address with the six-digit code, for people who read the email on a different device. */
export function EmailCodeForm({ email, onSettled }: EmailCodeFormProps) {
  const [question, setQuestion] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email, code: '' },
    validate: (values) => check(({ checkEmailCode }) => checkEmailCode(values)),
  });

  /** Returns what is wrong, or null. */
  function send(answer?: Answer): Promise<ApiProblem | null> {
    const body = { ...form.values, ...answer };
    return contentOf(api.POST('/v1/auth/verify-email', { body })).then((outcome) => {
      onSettled({ ...outcome, email: body.email.trim() });
      return null;
    }, problemOf);
  }

  function refuse(problem: ApiProblem) {
    const asks = problem.code === SIGN_UP_UNCONFIRMED;
    setQuestion(asks ? problem.detail : null);
    if (!asks) form.showProblem(problem);
  }

  async function verify() {
    const problem = await send();
    if (problem) refuse(problem);
  }

  if (question) return <WasThatYou question={question} onAnswer={send} onRefused={refuse} />;
  return (
    <AccountForm form={form} submitLabel="Verify" onSubmit={verify}>
      <EmailField form={form} />
      <CodeField form={form} description="The 6 digits from the email." />
    </AccountForm>
  );
}
