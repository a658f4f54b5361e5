import { useState } from 'react';
import type { ApiProblem } from '#api/problem.ts';
import { AccountForm } from '#features/accounts/account-form.tsx';
import { check } from '#features/accounts/check.ts';
import type { NewPassword } from '#features/accounts/checks.ts';
import classes from '#features/accounts/forms.module.css';
import {
  emptyNewPassword,
  NewPasswordFields,
} from '#features/accounts/passwords/password-fields.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { useForm } from '#ui/form/form.ts';

/** The owner's answer; the password replaces that of the sign-up. */
export type Answer = { mine: true; password: string } | { mine: false };

interface WasThatYouProps {
  question: string;
  /** Sends the answer. Returns what is wrong with it, or null. */
  onAnswer: (answer: Answer) => Promise<ApiProblem | null>;
  /** Called with a problem that has no field here. */
  onRefused: (problem: ApiProblem) => void;
}

/**
 * Asks the owner of an address whether they signed up, in another browser than the sign-up's, and
 * for a new password if they say so: the sign-up's may be a stranger's.
 */
export function WasThatYou(props: WasThatYouProps) {
  const { question, onAnswer, onRefused } = props;
  const [saidYes, setSaidYes] = useState(false);
  const [denying, setDenying] = useState(false);

  async function deny() {
    setDenying(true);
    const problem = await onAnswer({ mine: false });
    setDenying(false);
    if (problem) onRefused(problem);
  }

  if (saidYes) return <NewPasswordForm {...props} onBack={() => setSaidYes(false)} />;
  return (
    <fieldset className={classes.question}>
      <legend>{question}</legend>
      <Button fullWidth disabled={denying} onClick={() => setSaidYes(true)}>
        Yes
      </Button>
      <Button variant="default" fullWidth loading={denying} onClick={() => void deny()}>
        No
      </Button>
      <p>After Yes, you choose a new password. No removes the account.</p>
    </fieldset>
  );
}

/** Moves the focus to what has just appeared, so that it is read. */
const focusOn = (element: HTMLElement | null) => element?.focus();

function NewPasswordForm({
  onAnswer,
  onRefused,
  onBack,
}: WasThatYouProps & { onBack: () => void }) {
  const form = useForm<NewPassword>({
    initialValues: emptyNewPassword,
    validate: (values) => check(({ checkNewPassword }) => checkNewPassword(values)),
  });

  async function submit({ password }: NewPassword) {
    const problem = await onAnswer({ mine: true, password });
    if (problem && !form.showFieldErrors(problem)) onRefused(problem);
  }

  return (
    <>
      <p ref={focusOn} tabIndex={-1}>
        Choose a new password, because this is not the browser that signed up. The old one stops
        working.
      </p>
      <AccountForm form={form} submitLabel="Set password and verify" onSubmit={submit}>
        <NewPasswordFields form={form} />
      </AccountForm>
      <Button variant="subtle" fullWidth disabled={form.busy} onClick={onBack}>
        Back
      </Button>
    </>
  );
}
