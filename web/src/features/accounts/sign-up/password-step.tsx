import classes from '#features/accounts/forms.module.css';
import { NewPasswordFields } from '#features/accounts/passwords/password-fields.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import type { Form } from '#ui/form/form.ts';

/** The initial values of both steps of the registration form. */
export const emptySignUp = {
  username: '',
  email: '',
  password: '',
  repeatPassword: '',
  acceptTerms: false,
};
export type SignUpValues = typeof emptySignUp;

interface PasswordFieldsProps {
  form: Form<SignUpValues>;
  onChangeEmail: () => void;
}

export function PasswordFields({ form, onChangeEmail }: PasswordFieldsProps) {
  return (
    <>
      <div className={classes.address}>
        <p className="anywhere">
          Your email address: <strong>{form.values.email}</strong>
        </p>
        <Button variant="subtle" narrow aria-label="Change email address" onClick={onChangeEmail}>
          Change
        </Button>
      </div>
      <input hidden readOnly autoComplete="username" value={form.values.email} />
      <NewPasswordFields form={form} label="Password" repeatLabel="Repeat password" />
      <Checkbox
        label={
          <>
            I accept the{' '}
            <a href="/terms-and-conditions" target="_blank" rel="noreferrer">
              terms and conditions
            </a>{' '}
            (opens in a new tab) and I am 13 or older
          </>
        }
        data-path="acceptTerms"
        error={form.errors.acceptTerms}
        checked={form.values.acceptTerms}
        onChange={({ currentTarget }) => form.setFieldValue('acceptTerms', currentTarget.checked)}
      />
      <p>
        Read what we keep and why in our{' '}
        <a href="/privacy-policy" target="_blank" rel="noreferrer">
          privacy policy
        </a>{' '}
        (opens in a new tab).
      </p>
    </>
  );
}
