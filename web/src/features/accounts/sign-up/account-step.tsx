import { useAppConfig } from '#api/app-config.ts';
import { AccountForm, EmailField } from '#features/accounts/account-form.tsx';
import { check } from '#features/accounts/check.ts';
import { TextField } from '#ui/form/field.tsx';
import type { Form } from '#ui/form/form.ts';
import { useForm } from '#ui/form/form.ts';

/** What the first step of the registration form asks for. */
export interface SignUpAccount {
  username: string;
  email: string;
}

/** Returns the check of the first step. */
export function useAccountCheck() {
  const { data: config } = useAppConfig();
  const providers = config?.emailProviders ?? ['*'];
  return (values: SignUpAccount) =>
    check(({ checkSignUpAccount }) => checkSignUpAccount(values, providers));
}

interface AccountStepProps {
  /** What was entered before; null if nothing was. */
  account: SignUpAccount | null;
  onContinue: (account: SignUpAccount) => void;
}

/** The first step alone, on a screen that leads to the second. */
export function AccountStep({ account, onContinue }: AccountStepProps) {
  const form = useForm<SignUpAccount>({
    initialValues: account ?? { username: '', email: '' },
    validate: useAccountCheck(),
  });
  return (
    <AccountForm form={form} submitLabel="Continue" onSubmit={onContinue}>
      <AccountFields form={form} />
    </AccountForm>
  );
}

interface AccountFieldsProps {
  form: Pick<Form<SignUpAccount>, 'getInputProps'>;
}

export function AccountFields({ form }: AccountFieldsProps) {
  return (
    <>
      <TextField
        label="Username"
        description="Shown with your reports. At least 3 characters."
        autoComplete="username"
        {...form.getInputProps('username')}
      />
      <EmailField form={form} description="We'll email you a link to verify this address." />
    </>
  );
}
