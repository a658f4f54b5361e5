import { api } from '#api/client.ts';
import type { ApiProblem } from '#api/problem.ts';
import { problemOf } from '#api/problem.ts';
import { AccountForm } from '#features/accounts/account-form.tsx';
import { check } from '#features/accounts/check.ts';
import classes from '#features/accounts/forms.module.css';
import { useRobotCheck } from '#features/accounts/use-robot-check.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { useForm } from '#ui/form/form.ts';
import type { SignUpAccount } from './account-step.tsx';
import { AccountFields, useAccountCheck } from './account-step.tsx';
import type { SignUpValues } from './password-step.tsx';
import { emptySignUp, PasswordFields } from './password-step.tsx';

export type SignUpStep = 'account' | 'password';

const accountFields: (keyof SignUpValues)[] = ['username', 'email'];

interface SignUpFormProps {
  step: SignUpStep;
  /** What was entered in the first step before a reload; null if nothing was. */
  account: SignUpAccount | null;
  /** Called when the first step is complete. */
  onContinue: (account: SignUpAccount) => void;
  /** Called when the first step is to be changed; the message of a field that must is already set. */
  onBack: () => void;
  onSignedUp: (email: string) => void;
}

/** Registration in two steps. They share one form, so each keeps what was typed. */
export function SignUpForm({ step, account, onContinue, onBack, onSignedUp }: SignUpFormProps) {
  const checkAccount = useAccountCheck();
  const robotCheck = useRobotCheck();
  const form = useForm<SignUpValues>({
    initialValues: { ...emptySignUp, ...account },
    validate: (values) =>
      step === 'account'
        ? checkAccount(values)
        : check(({ checkSignUpPassword }) => checkSignUpPassword(values)),
  });

  const { username, email } = form.values;
  if (step === 'password' && !(username && email)) {
    return <MissingAccount onBack={onBack} />;
  }

  function fail(problem: ApiProblem) {
    robotCheck.renew();
    if (problem.code === 'auth/email-already-in-use') {
      form.setFieldError('email', problem.detail);
      onBack();
    } else if (problem.errors?.some(({ path }) => accountFields.some((field) => field === path))) {
      form.showFieldErrors(problem);
      onBack();
    } else {
      form.showProblem(problem);
    }
  }

  function submit(values: SignUpValues) {
    if (step === 'account') {
      return onContinue({ username: values.username, email: values.email });
    }
    const { username, email, password } = values;
    const solution = robotCheck.solution ?? '';
    const body = { username, email, password, acceptTerms: true, robotCheck: solution } as const;
    return api.POST('/v1/auth/sign-up', { body }).then(
      () => onSignedUp(email.trim()),
      (error) => fail(problemOf(error)),
    );
  }

  const button =
    step === 'account' ? { submitLabel: 'Continue' } : { submitLabel: 'Register', robotCheck };
  return (
    <AccountForm key={step} form={form} onSubmit={submit} {...button}>
      {step === 'account' ? (
        <AccountFields form={form} />
      ) : (
        <PasswordFields form={form} onChangeEmail={onBack} />
      )}
    </AccountForm>
  );
}

function MissingAccount({ onBack }: { onBack: () => void }) {
  return (
    <div role="alert" className={classes.form}>
      <p>Invalid state: missing email or username</p>
      <Button fullWidth onClick={onBack}>
        Back to the first step
      </Button>
    </div>
  );
}
