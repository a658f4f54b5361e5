import type { Me } from '@redflag/shared/accounts';
import type { Factors } from '@redflag/shared/accounts/second-factor';
import { CODE_NEEDED, PASSWORD_NEEDED, PROOF_NEEDED } from '@redflag/shared/accounts/values';
import type { AppConfig } from '@redflag/shared/api/app-config';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useAppConfig } from '#api/app-config.ts';
import type { Asked } from '#api/asked.ts';
import { api, contentOf } from '#api/client.ts';
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
import { TextField } from '#ui/form/field.tsx';
import type { Form } from '#ui/form/form.ts';
import { useForm } from '#ui/form/form.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { loadPart } from '#ui/lazy-part.tsx';

/** Asks the person to prove that it is them. Leaving the screen cancels what they wanted to do. */
export default function ConfirmationDialog({ asked }: { asked: Asked }) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const asksOn = useRef(here);
  const session = useSession();
  const { me } = session;
  // Staff who must add a second factor are asked, too.
  const isOver = session.status === 'visitor' && !session.half;
  const { data: config } = useAppConfig();
  useEffect(() => {
    if (asksOn.current !== here || isOver) settleQuestion(false);
  }, [here, isOver]);
  const provider = providerOf(me, config);
  return (
    <Dialog opened title="Is it you?" onClose={() => settleQuestion(false)}>
      {asked === PASSWORD_NEEDED ? <PasswordQuestion email={me?.email ?? ''} /> : null}
      {asked === CODE_NEEDED ? <CodeQuestion email={me?.email ?? ''} /> : null}
      {asked === CODE_NEEDED ? null : <FactorQuestion isAlone={asked === PROOF_NEEDED} />}
      {provider ? (
        <p className="note mt-md">
          Or{' '}
          <a href={`/v1/auth/${provider.way}?${new URLSearchParams({ redirect: here })}`}>
            sign in with {provider.name}
          </a>
          , then do this again.
        </p>
      ) : null}
    </Dialog>
  );
}

/** Returns with whom a person can sign in instead, if with anybody. */
function providerOf(me: Me | null, config: AppConfig | undefined) {
  const isStaff = me?.role === 'admin' || me?.reviewRole;
  if (isStaff && config?.staffSignIn) return { way: 'staff', name: config.staffSignIn };
  return config?.google ? { way: 'google', name: 'Google' } : null;
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

/** Offers what else the person can prove it by. */
function FactorQuestion({ isAlone }: { isAlone: boolean }) {
  const [methods, setMethods] = useState<Factors['methods']>([]);
  useEffect(() => {
    // Without an answer, the password is still asked for.
    contentOf(api.GET('/v1/me/factors')).then(
      (factors) => setMethods(factors.methods),
      () => null,
    );
  }, []);
  return (
    <div className="stack gap-md mt-md">
      {isAlone ? <p>You last showed that it is you more than ten minutes ago.</p> : null}
      {methods.includes('passkey') ? <PasskeyProof /> : null}
      {methods.includes('app') ? <AppCodeProof focused={isAlone} /> : null}
      {isAlone && methods.length === 0 ? <CancelButton /> : null}
    </div>
  );
}

function PasskeyProof() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function prove() {
    setBusy(true);
    const passkeys = await loadPart(() => import('#features/accounts/second-factor/passkeys.ts'));
    try {
      const passkey = await passkeys.proveByPasskey();
      await api.POST('/v1/auth/confirm', { body: { passkey } });
      settleQuestion(true);
    } catch (error) {
      setFailure(passkeys.sentenceOf(error));
      setBusy(false);
    }
  }
  return (
    <>
      <Button variant="default" data-autofocus loading={busy} onClick={() => void prove()}>
        Use a passkey
      </Button>
      {failure ? <p role="alert">{failure}</p> : null}
    </>
  );
}

function AppCodeProof({ focused }: { focused: boolean }) {
  const form = useForm({
    initialValues: { appCode: '' },
    validate: (values) => check(({ checkAppCode }) => checkAppCode(values)),
  });
  return (
    <Proof form={form} field="appCode" focused={focused}>
      <TextField
        label={focused ? 'Code' : 'Or a code'}
        description="The 6 digits that your app shows."
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.getInputProps('appCode')}
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
  /** Whether it takes the focus, as the first way that is offered. */
  focused?: boolean;
  children: ReactNode;
}

/** A form that sends the proof. */
function Proof<Values extends { currentPassword: string } | { code: string } | { appCode: string }>(
  props: ProofProps<Values>,
) {
  const { form, field, focused = true, children } = props;
  const begin = useEffectEvent(() => {
    if (focused) form.focus(field);
  });
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
        {focused ? <CancelButton disabled={form.busy} /> : null}
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
