import { useForm } from '@mantine/form';
import { signUpSchema, TERMS_REQUIRED } from '@redflag/shared/accounts';
import { z } from 'zod/mini';
import { useAppConfig } from '#api/app-config.ts';
import { $api } from '#api/client.ts';
import type { ApiProblem } from '#api/problem.ts';
import { problemOf } from '#api/problem.ts';
import { AccountForm } from '#features/accounts/account-form.tsx';
import classes from '#features/accounts/forms.module.css';
import { validateNewPassword } from '#features/accounts/passwords/password-fields.tsx';
import { useRobotCheck } from '#features/accounts/use-robot-check.tsx';
import { Button } from '#ui/button.tsx';
import { showFieldErrors, showProblem, validateBy } from '#ui/form.ts';
import { AccountFields, PasswordFields } from './sign-up-steps.tsx';
import type { SignUpAccount, SignUpValues } from './sign-up-values.ts';
import { emptySignUp } from './sign-up-values.ts';

export type SignUpStep = 'account' | 'password';

const accountFields: (keyof SignUpValues)[] = ['username', 'email'];

const validateTerms = validateBy(z.object({ acceptTerms: z.literal(true, TERMS_REQUIRED) }));

interface SignUpFormProps {
  step: SignUpStep;
  /** What was entered in the first step before a reload; null if nothing was. */
  account: SignUpAccount | null;
  /** Called when the first step is complete. */
  onContinue: (account: SignUpAccount) => void;
  /** Called when a field of the first step must change; its message is already set. */
  onBack: () => void;
  onSignedUp: (email: string) => void;
}

/** Registration in two steps. They share one form, so each keeps what was typed. */
export function SignUpForm({ step, account, onContinue, onBack, onSignedUp }: SignUpFormProps) {
  const { data: config } = useAppConfig();
  const schema = signUpSchema(config?.emailProviders ?? ['*']);
  const validateAccount = validateBy(z.pick(schema, { username: true, email: true }));
  const signUp = $api.useMutation('post', '/v1/auth/sign-up');
  const robotCheck = useRobotCheck();
  const form = useForm<SignUpValues>({
    mode: 'uncontrolled',
    initialValues: { ...emptySignUp, ...account },
    validate: (values) =>
      step === 'account'
        ? validateAccount(values)
        : { ...validateNewPassword(values), ...validateTerms(values) },
  });

  const { username, email } = form.getValues();
  if (step === 'password' && Object.keys(validateAccount({ username, email })).length > 0) {
    return <MissingAccount onBack={onBack} />;
  }

  function fail(problem: ApiProblem) {
    robotCheck.renew();
    if (problem.code === 'auth/email-already-in-use') {
      form.setFieldError('email', problem.detail);
      onBack();
    } else if (problem.errors?.some(({ path }) => accountFields.some((field) => field === path))) {
      showFieldErrors(form, problem);
      onBack();
    } else {
      showProblem(form, problem);
    }
  }

  function submit(values: SignUpValues) {
    if (step === 'account') {
      onContinue({ username: values.username, email: values.email });
      return;
    }
    const { repeatPassword: _, ...entered } = values;
    signUp.mutate(
      { body: schema.parse({ ...entered, robotCheck: robotCheck.solution }) },
      {
        onSuccess: () => onSignedUp(values.email),
        onError: (error) => fail(problemOf(error)),
      },
    );
  }

  const button =
    step === 'account'
      ? { submitLabel: 'Continue', busy: false }
      : { submitLabel: 'Register', busy: signUp.isPending, robotCheck };
  return (
    <AccountForm key={step} form={form} onSubmit={submit} {...button}>
      {step === 'account' ? <AccountFields form={form} /> : <PasswordFields form={form} />}
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
