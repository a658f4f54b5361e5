import { PASSKEY_NAME_MAX } from '@redflag/shared/accounts/second-factor';
import { Suspense, useEffect, useState } from 'react';
import { api, contentOf } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { check } from '#features/accounts/check.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { CheckedForm } from '#ui/form/checked-form.tsx';
import { TextField } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/form.ts';
import { lazyPart, loadPart } from '#ui/lazy-part.tsx';
import { FailureState } from '#ui/states/failure-state.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import classes from './second-factor.module.css';

const QrCode = lazyPart(() => import('./qr-code.tsx'));

interface AddFactorProps {
  hasApp: boolean;
  /** Called once a second factor is added, and its recovery codes, if any, have been shown. */
  onAdded: () => unknown;
}

/** Buttons to add a passkey, or an app for codes. */
export function AddFactor({ hasApp, onAdded }: AddFactorProps) {
  const [adding, setAdding] = useState<'passkey' | 'app' | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const close = () => setAdding(null);
  function settle(recoveryCodes: string[] | null) {
    close();
    if (recoveryCodes) setCodes(recoveryCodes);
    else onAdded();
  }
  return (
    <>
      <div className="row mt-md">
        {'PublicKeyCredential' in window ? (
          <Button variant="default" onClick={() => setAdding('passkey')}>
            Add a passkey
          </Button>
        ) : null}
        <Button variant="default" onClick={() => setAdding('app')}>
          {hasApp ? 'Replace the app' : 'Set up an app'}
        </Button>
      </div>
      {adding === 'passkey' ? <AddPasskey onAdded={settle} onClose={close} /> : null}
      {adding === 'app' ? <AddApp onAdded={settle} onClose={close} /> : null}
      {codes ? (
        <RecoveryCodes
          codes={codes}
          onClose={() => {
            setCodes(null);
            onAdded();
          }}
        />
      ) : null}
    </>
  );
}

interface DialogProps {
  onAdded: (recoveryCodes: string[] | null) => void;
  onClose: () => void;
}

function AddPasskey({ onAdded, onClose }: DialogProps) {
  const form = useForm({
    initialValues: { name: '' },
    validate: (values) => check(({ checkPasskeyName }) => checkPasskeyName(values)),
  });
  async function submit({ name }: { name: string }) {
    const passkeys = await loadPart(() => import('./passkeys.ts'));
    await passkeys
      .addPasskey(name)
      .then(onAdded, (error) =>
        form.showFieldErrors({ errors: [{ path: 'name', message: passkeys.sentenceOf(error) }] }),
      );
  }
  return (
    <Dialog opened title="Add a passkey" onClose={form.busy ? () => undefined : onClose}>
      <CheckedForm form={form} className="stack gap-md" onSubmit={submit}>
        <p>
          Your device or password manager keeps the passkey. You then sign in with your fingerprint,
          face or PIN.
        </p>
        <TextField
          data-autofocus
          label="Name"
          description="To tell it from others, such as ‘My phone’."
          autoComplete="off"
          maxLength={PASSKEY_NAME_MAX}
          {...form.getInputProps('name')}
        />
        <Buttons busy={form.busy} label="Continue" onClose={onClose} />
      </CheckedForm>
    </Dialog>
  );
}

function AddApp({ onAdded, onClose }: DialogProps) {
  const [started, setStarted] = useState<{ secret: string; uri: string; setUp: string }>();
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    contentOf(api.POST('/v1/me/code-app')).then(setStarted, (error) =>
      setFailure(problemOf(error).sentence),
    );
  }, []);
  return (
    <Dialog opened title="Set up an app" onClose={onClose}>
      {started ? <FirstCode {...started} onAdded={onAdded} onClose={onClose} /> : null}
      {failure ? <FailureState message={failure} onRetry={onClose} /> : null}
      {started || failure ? null : <Loading rows={3} rowHeight={64} />}
    </Dialog>
  );
}

function FirstCode(props: DialogProps & { secret: string; uri: string; setUp: string }) {
  const { secret, uri, setUp, onAdded, onClose } = props;
  const form = useForm({
    initialValues: { appCode: '' },
    validate: (values) => check(({ checkAppCode }) => checkAppCode(values)),
  });
  const submit = ({ appCode }: { appCode: string }) =>
    contentOf(api.PUT('/v1/me/code-app', { body: { setUp, appCode } })).then(
      ({ recoveryCodes }) => onAdded(recoveryCodes),
      (error) => {
        const { errors, sentence } = problemOf(error);
        form.showFieldErrors({ errors: errors ?? [{ path: 'appCode', message: sentence }] });
      },
    );
  return (
    <CheckedForm form={form} className="stack gap-md" onSubmit={submit}>
      <p>
        Scan this with an app such as Google Authenticator, Aegis or your password manager. It then
        shows a new code every 30 seconds.
      </p>
      <Suspense fallback={<Loading rows={1} rowHeight={208} />}>
        <QrCode text={uri} />
      </Suspense>
      <p>
        Cannot scan it? Type this into the app:{' '}
        <span className={classes.secret}>{secret.replace(/(?<=.)(?=(.{4})+$)/g, ' ')}</span>
      </p>
      <AppCodeField form={form} />
      <Buttons busy={form.busy} label="Turn on" onClose={onClose} />
    </CheckedForm>
  );
}

interface AppCodeFieldProps {
  form: { getInputProps: (path: 'appCode') => Parameters<typeof TextField>[0] };
}

/** For the code that the person's app shows. */
export function AppCodeField({ form }: AppCodeFieldProps) {
  return (
    <TextField
      data-autofocus
      label="Code"
      description="The 6 digits that your app shows."
      inputMode="numeric"
      autoComplete="one-time-code"
      {...form.getInputProps('appCode')}
    />
  );
}

interface ButtonsProps {
  busy: boolean;
  label: string;
  onClose: () => void;
}

function Buttons({ busy, label, onClose }: ButtonsProps) {
  return (
    <div className="row gap-md end">
      <Button variant="default" disabled={busy} onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" loading={busy}>
        {label}
      </Button>
    </div>
  );
}
