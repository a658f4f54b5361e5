import type { Me } from '@redflag/shared/accounts';
import type { FactorProof, Factors } from '@redflag/shared/accounts/second-factor';
import { useState } from 'react';
import { api, contentOf } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { AccountForm } from '#features/accounts/account-form.tsx';
import { check } from '#features/accounts/check.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/form.ts';
import { loadPart } from '#ui/lazy-part.tsx';
import { AppCodeField } from './add-factor.tsx';

interface GiveFactorProps {
  methods: Factors['methods'];
  onGiven: (me: Me) => void;
}

const give = (body: FactorProof) => contentOf(api.POST('/v1/auth/factor', { body }));

/** Asks for one of the second factors that the person has. */
export function GiveFactor({ methods, onGiven }: GiveFactorProps) {
  const [isLost, setLost] = useState(false);
  if (isLost) {
    return (
      <>
        <RecoveryCodeForm onGiven={onGiven} />
        <LostNote />
        <Button variant="subtle" fullWidth className="mt-sm" onClick={() => setLost(false)}>
          Use something else
        </Button>
      </>
    );
  }
  return (
    <>
      {methods.includes('passkey') ? <PasskeyProof onGiven={onGiven} /> : null}
      {methods.includes('app') ? <AppCodeForm onGiven={onGiven} /> : null}
      {methods.includes('recovery-code') ? (
        <Button variant="subtle" fullWidth className="mt-sm" onClick={() => setLost(true)}>
          Use a recovery code
        </Button>
      ) : (
        <LostNote />
      )}
    </>
  );
}

function LostNote() {
  return (
    <p className="note mt-sm">
      Have you lost everything? Ask an administrator to remove your second factor.
    </p>
  );
}

interface ProofProps {
  onGiven: (me: Me) => void;
}

function PasskeyProof({ onGiven }: ProofProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function prove() {
    setBusy(true);
    const passkeys = await loadPart(() => import('./passkeys.ts'));
    try {
      const { user } = await give({ passkey: await passkeys.proveByPasskey() });
      onGiven(user);
    } catch (error) {
      setFailure(passkeys.sentenceOf(error));
    }
    setBusy(false);
  }
  return (
    <div className="stack gap-sm mb-lg">
      <Button fullWidth loading={busy} onClick={() => void prove()}>
        Use a passkey
      </Button>
      {failure ? <p role="alert">{failure}</p> : null}
    </div>
  );
}

function AppCodeForm({ onGiven }: ProofProps) {
  const form = useForm({
    initialValues: { appCode: '' },
    validate: (values) => check(({ checkAppCode }) => checkAppCode(values)),
  });
  const submit = (values: { appCode: string }) =>
    give(values).then(
      ({ user }) => onGiven(user),
      (error) => {
        const { errors, sentence } = problemOf(error);
        form.showFieldErrors({ errors: errors ?? [{ path: 'appCode', message: sentence }] });
      },
    );
  return (
    <AccountForm form={form} submitLabel="Continue" onSubmit={submit}>
      <AppCodeField form={form} />
    </AccountForm>
  );
}

function RecoveryCodeForm({ onGiven }: ProofProps) {
  const form = useForm({
    initialValues: { recoveryCode: '' },
    validate: (values) => check(({ checkRecoveryCode }) => checkRecoveryCode(values)),
  });
  const submit = (values: { recoveryCode: string }) =>
    give(values).then(
      ({ user }) => onGiven(user),
      (error) => {
        const { errors, sentence } = problemOf(error);
        form.showFieldErrors({ errors: errors ?? [{ path: 'recoveryCode', message: sentence }] });
      },
    );
  return (
    <AccountForm form={form} submitLabel="Continue" onSubmit={submit}>
      <TextField
        label="Recovery code"
        description="One that you have not used yet, such as abcd-efgh-ijkl-mnop."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('recoveryCode')}
      />
    </AccountForm>
  );
}
