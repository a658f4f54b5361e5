import { PASSWORD_NEEDED } from '@redflag/shared/accounts/values';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useAppConfig } from '#api/app-config.ts';
import type { Asked } from '#api/asked.ts';
import { api } from '#api/client.ts';
import { settleQuestion } from '#api/confirmation.ts';
import type { ApiProblem } from '#api/problem.ts';
import { problemOf } from '#api/problem.ts';
import { useSession } from '#api/session.ts';
import { CodeField } from '#features/accounts/account-form.tsx';
import { check } from '#features/accounts/check.ts';
import classes from '#features/accounts/forms.module.css';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { CheckedForm } from '#ui/form/checked-form.tsx';
import type { Form } from '#ui/form/form.ts';
import { useForm } from '#ui/form/form.ts';
import { PasswordField } from '#ui/form/password-field.tsx';

/** Asks the person to prove that it is them. Leaving the screen cancels what they wanted to do. */
export default function ConfirmationDialog({ asked }: { asked: Asked }) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const asksOn = useRef(here);
  const { me } = useSession();
  const { data: config } = useAppConfig();
  useEffect(() => {
    if (asksOn.current !== here || !me) settleQuestion(false);
  }, [here, me]);
  const Question = asked === PASSWORD_NEEDED ? PasswordQuestion : CodeQuestion;
  return (
    <Dialog opened title="Is it you?" onClose={() => settleQuestion(false)}>
      <Question email={me?.email ?? ''} />
      {config?.google ? (
        <p className="note mt-md">
          Or{' '}
          <a href={`/v1/auth/google?${new URLSearchParams({ redirect: here })}`}>
            sign in with Google
          </a>
          , then do this again.
        </p>
      ) : null}
    </Dialog>
  );
}

function PasswordQuestion({ email }: { email: string }) {
  const form = useForm({
    initialValues: { currentPassword: '' },
    validate: (values) => check(({ checkCurrentPassword }) => checkCurrentPassword(values)),
  });
  return (
    <Proof form={form} field="currentPassword">
      <p>You last entered your password more than ten minutes ago. Enter it again to do this.</p>
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...form.getInputProps('currentPassword')}
      />
    </Proof>
  );
}

function CodeQuestion({ email }: { email: string }) {
  const [sent, setSent] = useState(false);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const form = useForm({
    initialValues: { code: '' },
    validate: (values) => check(({ checkConfirmationCode }) => checkConfirmationCode(values)),
  });

  async function send() {
    setSending(true);
    setProblem(
      await api.POST('/v1/auth/confirm/send').then(() => {
        setSent(true);
        return null;
      }, problemOf),
    );
    setSending(false);
  }

  if (sent) {
    return (
      <Proof form={form} field="code">
        <p role="status">
          We have emailed a code to <strong>{email}</strong>. It works for 10 minutes.
        </p>
        <CodeField form={form} description="The 6 digits from the email." />
      </Proof>
    );
  }
  return (
    <div className={classes.form}>
      <p>
        You last signed in more than ten minutes ago. To do this, enter a code that we email to{' '}
        <strong>{email}</strong>.
      </p>
      {problem ? <p role="alert">{problem.sentence}</p> : null}
      <div className="row gap-md end">
        <CancelButton />
        <Button data-autofocus loading={sending} onClick={() => void send()}>
          Email me a code
        </Button>
      </div>
    </div>
  );
}

interface ProofProps<Values extends object> {
  form: Form<Values>;
  /** Where to show what is wrong: elsewhere, the dialog would cover it. */
  field: Extract<keyof Values, string>;
  children: ReactNode;
}

/** A form that sends the proof. */
function Proof<Values extends { currentPassword: string } | { code: string }>(
  props: ProofProps<Values>,
) {
  const { form, field, children } = props;
  const begin = useEffectEvent(() => form.focus(field));
  useEffect(() => begin(), []);

  function send(body: Values) {
    return api.POST('/v1/auth/confirm', { body }).then(
      () => settleQuestion(true),
      (error) => {
        const { status, errors, sentence } = problemOf(error);
        if (status === 401) settleQuestion(false);
        form.showFieldErrors({ errors: errors ?? [{ path: field, message: sentence }] });
      },
    );
  }
  return (
    <CheckedForm form={form} className={classes.form} onSubmit={send}>
      {children}
      <div className="row gap-md end">
        <CancelButton disabled={form.busy} />
        <Button type="submit" loading={form.busy}>
          Continue
        </Button>
      </div>
    </CheckedForm>
  );
}

function CancelButton({ disabled = false }: { disabled?: boolean }) {
  return (
    <Button variant="default" disabled={disabled} onClick={() => settleQuestion(false)}>
      Cancel
    </Button>
  );
}
