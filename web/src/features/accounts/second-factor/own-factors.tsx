import type { Factors } from '@redflag/shared/accounts/second-factor';
import { plural } from '@redflag/shared/text/plural';
import { useState } from 'react';
import { problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Section } from '#ui/section.tsx';
import { FailureState } from '#ui/states/failure-state.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { DateOnly, DateTime } from '#ui/text/date-time.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';
import { AddFactor } from './add-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import classes from './second-factor.module.css';

/** The person's passkeys, app for codes and recovery codes. */
export default function OwnFactors() {
  const { data, error, refetch } = $api.useQuery('get', '/v1/me/factors');
  return (
    <Section title="Second factor">
      <p>
        With a passkey or an app for codes, nobody opens your account who only knows your password.
      </p>
      {data ? <Loaded factors={data} onChanged={refetch} /> : null}
      {!data && error ? (
        <FailureState message={problemOf(error).sentence} onRetry={refetch} />
      ) : null}
      {data || error ? null : <Loading rows={1} rowHeight={64} />}
    </Section>
  );
}

interface LoadedProps {
  factors: Factors;
  onChanged: () => unknown;
}

function Loaded({ factors, onChanged }: LoadedProps) {
  const { passkeys, appSince, recoveryCodesLeft } = factors;
  const removePasskey = $api.useMutation('delete', '/v1/me/passkeys/{id}');
  const removeApp = $api.useMutation('delete', '/v1/me/code-app');
  /** How a removal ends. */
  const ending = (close: () => void) => ({
    onSuccess: () => toastSuccess('Removed'),
    onError: (problem: unknown) => toastError(problemOf(problem).detail),
    onSettled: () => {
      close();
      return onChanged();
    },
  });
  const has = passkeys.length > 0 || appSince !== null;
  return (
    <>
      {has ? null : <p className="note">You have no second factor yet.</p>}
      <ul>
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <Entry
            key={id}
            name={name}
            since={createdAt}
            lastUsedAt={lastUsedAt}
            what="passkey"
            busy={removePasskey.isPending}
            onRemove={(close) => removePasskey.mutate({ params: { path: { id } } }, ending(close))}
          />
        ))}
        {appSince ? (
          <Entry
            name="App for codes"
            since={appSince}
            what="app"
            busy={removeApp.isPending}
            onRemove={(close) => removeApp.mutate({}, ending(close))}
          />
        ) : null}
        {has ? <RecoveryCodesLeft left={recoveryCodesLeft} onRenewed={onChanged} /> : null}
      </ul>
      <AddFactor hasApp={appSince !== null} onAdded={onChanged} />
    </>
  );
}

interface EntryProps {
  name: string;
  since: string;
  lastUsedAt?: string | null;
  what: 'passkey' | 'app';
  busy: boolean;
  /** Removes it. The question stays open until the given function closes it. */
  onRemove: (close: () => void) => void;
}

function Entry({ name, since, lastUsedAt, what, busy, onRemove }: EntryProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <li className={`entry ${classes.factor}`}>
      <div>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <div className="row flat gap-lg note">
          <span>
            Added <DateOnly value={since} />
          </span>
          {lastUsedAt ? (
            <span>
              Last used <DateTime value={lastUsedAt} />
            </span>
          ) : null}
        </div>
      </div>
      <Button variant="default" aria-label={`Remove ${name}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        opened={asking}
        title={`Remove this ${what}?`}
        confirmLabel="Remove"
        cancelLabel="Cancel"
        dangerous
        busy={busy}
        onConfirm={() => onRemove(close)}
        onCancel={close}
      >
        <p>
          You can no longer sign in with it:{' '}
          <strong>
            <bdi>{name}</bdi>
          </strong>
        </p>
      </ConfirmDialog>
    </li>
  );
}

function RecoveryCodesLeft({ left, onRenewed }: { left: number; onRenewed: () => unknown }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const { mutate, isPending } = $api.useMutation('post', '/v1/me/recovery-codes', {
    onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
    onError: (problem) => toastError(problemOf(problem).detail),
    onSettled: onRenewed,
  });
  return (
    <li className={`entry ${classes.factor}`}>
      <div>
        <strong>Recovery codes</strong>
        <div className="note">
          {plural(left, { one: '# code is left', other: '# codes are left' })}, for when you lose
          the rest
        </div>
      </div>
      <Button variant="default" loading={isPending} onClick={() => mutate({})}>
        Make new codes
      </Button>
      {codes ? <RecoveryCodes codes={codes} onClose={() => setCodes(null)} /> : null}
    </li>
  );
}
