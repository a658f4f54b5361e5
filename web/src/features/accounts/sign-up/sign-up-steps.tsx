import { Checkbox, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { EmailField } from '#features/accounts/account-form.tsx';
import { NewPasswordFields } from '#features/accounts/passwords/password-fields.tsx';
import type { SignUpValues } from './sign-up-values.ts';

interface StepProps {
  form: UseFormReturnType<SignUpValues>;
}

export function AccountFields({ form }: StepProps) {
  return (
    <>
      <TextInput
        key={form.key('username')}
        label="Username"
        description="Shown with your reports. At least 3 characters."
        autoComplete="username"
        {...form.getInputProps('username')}
      />
      <EmailField form={form} description="We'll email you a link to verify this address." />
    </>
  );
}

/** Links to the privacy policy before the person submits any data. */
function PrivacyNote() {
  return (
    <p>
      Read what we keep and why in our{' '}
      <a href="/privacy-policy" target="_blank" rel="noreferrer">
        privacy policy
      </a>{' '}
      (opens in a new tab).
    </p>
  );
}

export function PasswordFields({ form }: StepProps) {
  return (
    <>
      <NewPasswordFields form={form} label="Password" repeatLabel="Repeat password" />
      <Checkbox
        key={form.key('acceptTerms')}
        label={
          <>
            I accept the{' '}
            <a href="/terms-and-conditions" target="_blank" rel="noreferrer">
              terms and conditions
            </a>{' '}
            (opens in a new tab) and I am 13 or older
          </>
        }
        aria-invalid={Boolean(form.errors.acceptTerms)}
        {...form.getInputProps('acceptTerms', { type: 'checkbox' })}
      />
      <PrivacyNote />
    </>
  );
}
