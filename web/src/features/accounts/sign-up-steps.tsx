import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { RobotCheck } from '../../ui/robot-check.tsx';
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
        description="Shown beside your reports. At least 3 characters."
        autoComplete="username"
        {...form.getInputProps('username')}
      />
      <TextInput
        key={form.key('email')}
        label="Email"
        type="email"
        description="We send a link to this address to verify it."
        autoComplete="email"
        {...form.getInputProps('email')}
      />
      <Button type="submit" fullWidth>
        Continue
      </Button>
    </>
  );
}

interface PasswordFieldsProps extends StepProps {
  /** Counts failed attempts: each needs a fresh robot check, since a solution is good for one. */
  attempt: number;
  robotCheckNeeded: boolean;
  robotCheckPassed: boolean;
  onRobotCheck: (solution: string | null) => void;
  busy: boolean;
}

export function PasswordFields({
  form,
  attempt,
  robotCheckNeeded,
  robotCheckPassed,
  onRobotCheck,
  busy,
}: PasswordFieldsProps) {
  return (
    <>
      <PasswordInput
        key={form.key('password')}
        label="Password"
        description="At least 6 characters, with an uppercase and a lowercase letter, a digit and a special character."
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <PasswordInput
        key={form.key('repeatPassword')}
        label="Repeat password"
        autoComplete="new-password"
        {...form.getInputProps('repeatPassword')}
      />
      <Checkbox
        key={form.key('acceptTerms')}
        label={
          <>
            I accept the{' '}
            <a href="/terms-and-conditions" target="_blank" rel="noreferrer">
              terms and conditions
            </a>{' '}
            (opens in a new tab)
          </>
        }
        {...form.getInputProps('acceptTerms', { type: 'checkbox' })}
      />
      {robotCheckNeeded ? (
        <RobotCheck key={attempt} challengeUrl="/v1/robot-check" onSolved={onRobotCheck} />
      ) : null}
      <Button
        type="submit"
        fullWidth
        loading={busy}
        disabled={robotCheckNeeded && !robotCheckPassed}
      >
        Register
      </Button>
    </>
  );
}
