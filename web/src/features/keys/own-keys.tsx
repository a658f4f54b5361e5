import type { Key } from '@redflag/shared/keys';
import { newKeySchema } from '@redflag/shared/keys';
import { KEYS_MAX } from '@redflag/shared/keys/values';
import { useState } from 'react';
import { problemOf } from '#api/problem.ts';
import { $api, useRefresh } from '#api/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { errorsBy, useForm } from '#ui/form/form.ts';
import { Section } from '#ui/section.tsx';
import { FailureState } from '#ui/states/failure-state.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { DateOnly, DateTime } from '#ui/text/date-time.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';
import type { KeyDraft } from './key-dialog.tsx';
import { emptyKey, KeyDialog } from './key-dialog.tsx';
import classes from './keys.module.css';
import { RevokeKey } from './revoke-key.tsx';

/** The person's own keys, with which programs check in their name. */
export default function OwnKeys() {
  const { data, error, refetch } = $api.useQuery('get', '/v1/keys');
  return (
    <Section title="Keys">
      <p>
        With a key, your own app or script can check numbers, sites and accounts.{' '}
        <a href="/docs">How to call the API</a>
      </p>
      {data ? <Keys keys={data.items} /> : null}
      {!data && error ? (
        <FailureState message={problemOf(error).sentence} onRetry={refetch} />
      ) : null}
      {data || error ? null : <Loading rows={1} rowHeight={64} />}
    </Section>
  );
}

function Keys({ keys }: { keys: Key[] }) {
  const [making, setMaking] = useState(false);
  return (
    <>
      {keys.length > 0 ? (
        <ul>
          {keys.map((key) => (
            <Entry key={key.id} found={key} />
          ))}
        </ul>
      ) : (
        <p className="note">You have no keys yet.</p>
      )}
      <div className="row mt-md">
        {keys.filter(({ expired }) => !expired).length < KEYS_MAX ? (
          <Button variant="default" onClick={() => setMaking(true)}>
            Make a key
          </Button>
        ) : (
          <p className="note">You can have {KEYS_MAX} keys. Revoke one to make another.</p>
        )}
      </div>
      {making ? <NewKey onClose={() => setMaking(false)} /> : null}
    </>
  );
}

function Entry({ found }: { found: Key }) {
  const { id, name, createdAt, expiresAt, expired, lastUsedAt } = found;
  const refresh = useRefresh('/v1/keys');
  const { mutate, isPending } = $api.useMutation('delete', '/v1/keys/{id}', {
    onSuccess: () => toastSuccess(expired ? 'Key removed' : 'Key revoked'),
    onError: (problem) => toastError(problemOf(problem).detail),
    onSettled: refresh,
  });
  return (
    <li className={`entry ${classes.key}`}>
      <div>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <div className="row flat gap-lg note">
          <span>
            Made <DateOnly value={createdAt} />
          </span>
          <span>
            {expired ? 'Worked until' : 'Works until'} <DateOnly value={expiresAt} />
          </span>
          <span>
            {lastUsedAt ? (
              <>
                Last used <DateTime value={lastUsedAt} />
              </>
            ) : (
              'Never used'
            )}
          </span>
        </div>
      </div>
      <RevokeKey
        name={name}
        expired={expired}
        busy={isPending}
        onConfirm={(close) => mutate({ params: { path: { id } } }, { onSettled: close })}
      />
    </li>
  );
}

const toBody = ({ name, expiresInDays }: KeyDraft) => ({
  name,
  expiresInDays: Number(expiresInDays),
});

function NewKey({ onClose }: { onClose: () => void }) {
  const form = useForm({
    initialValues: emptyKey,
    validate: (draft) => errorsBy(newKeySchema, toBody(draft)),
  });
  const { mutate, isPending, data } = $api.useMutation('post', '/v1/keys', {
    onSuccess: useRefresh('/v1/keys'),
    onError: (problem) => form.showProblem(problemOf(problem)),
  });
  return (
    <KeyDialog
      form={form}
      secret={data?.secret}
      busy={isPending}
      onSubmit={(draft) => mutate({ body: toBody(draft) })}
      onClose={onClose}
    />
  );
}
