import { api, contentOf } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { updateMe } from '#api/session.ts';
import { AccountForm, CodeField } from '#features/accounts/account-form.tsx';
import { check } from '#features/accounts/check.ts';
import { useForm } from '#ui/form/form.ts';
import { showPhoneProblem, showSendProblem } from './phone-problem.ts';
import { ResendCode } from './phone-resend.tsx';
import { useCodeFromMessage } from './use-code-from-message.ts';

interface PhoneCodeFormProps {
  /** The number the code was sent to and when (milliseconds since 1970); null if unknown. */
  sent: { phone: string; sentAt: number } | null;
  onResent: (masked: string) => void;
  onVerified: () => void;
}

/** Verifies a phone number with the six-digit code sent to it, which can be sent again. */
export function PhoneCodeForm({ sent, onResent, onVerified }: PhoneCodeFormProps) {
  const form = useForm({
    initialValues: { code: '' },
    validate: (values) => check(({ checkPhoneCode }) => checkPhoneCode(values)),
  });
  useCodeFromMessage((code) => form.setFieldValue('code', code));

  function submit(values: { code: string }) {
    return contentOf(api.POST('/v1/auth/phone/verify', { body: values })).then(
      ({ user }) => {
        updateMe(user);
        onVerified();
      },
      (error) => showPhoneProblem(form, 'code', problemOf(error)),
    );
  }

  return (
    <>
      <AccountForm form={form} submitLabel="Verify" onSubmit={submit}>
        <CodeField form={form} description="The 6 digits from the text message." />
      </AccountForm>
      {sent ? (
        <ResendCode
          {...sent}
          onResent={(masked) => {
            form.reset();
            form.focus('code');
            onResent(masked);
          }}
          onRefused={(problem) => showSendProblem(form, 'code', problem)}
        />
      ) : null}
    </>
  );
}
