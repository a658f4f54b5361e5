import { INVALID_PHONE } from '@redflag/shared/accounts/phone-verification';
import { useEffect } from 'react';
import { api, contentOf } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { AccountForm } from '#features/accounts/account-form.tsx';
import { useRobotCheck } from '#features/accounts/use-robot-check.tsx';
import { useForm } from '#ui/form/form.ts';
import { PhoneInput } from '#ui/form/phone/phone-input.tsx';
import { showSendProblem } from './phone-problem.ts';

/** The phone number parser includes the world's numbers, so it loads while the form is filled in. */
const loadReader = () => import('@redflag/shared/targets/numbers/phone').catch(() => null);

interface PhoneNumberFormProps {
  /** `masked` shows only the last digits of the number. */
  onSent: (sent: { phone: string; masked: string }) => void;
}

/** Sends a code to the signed-in person's phone number. */
export function PhoneNumberForm({ onSent }: PhoneNumberFormProps) {
  const robotCheck = useRobotCheck();
  const form = useForm({ initialValues: { phone: '' } });

  useEffect(() => void loadReader(), []);

  async function submit({ phone }: { phone: string }) {
    const reader = await loadReader();
    if (reader?.parsePhone(phone) === null) {
      form.showErrors({ phone: INVALID_PHONE });
      return;
    }
    const body = { phone, robotCheck: robotCheck.solution ?? '' };
    await contentOf(api.POST('/v1/auth/phone/send', { body })).then(
      (sent) => onSent({ phone, masked: sent.phone }),
      (failure) => {
        robotCheck.renew();
        showSendProblem(form, 'phone', problemOf(failure));
      },
    );
  }

  return (
    <AccountForm form={form} submitLabel="Send code" robotCheck={robotCheck} onSubmit={submit}>
      <PhoneInput
        label="Phone number"
        hint="Any format, for example 0803 123 4567"
        value={form.values.phone}
        onChange={(phone) => form.setFieldValue('phone', phone)}
        error={form.errors.phone}
        autoComplete="tel"
        data-path="phone"
      />
    </AccountForm>
  );
}
