import type { Register } from '@redflag/shared/registers';
import { plural } from '@redflag/shared/text/plural';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { problemOf } from '#api/problem.ts';
import { $api, useRefresh } from '#api/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { DateTime } from '#ui/text/date-time.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';
import { RegisterDialog } from './register-dialog.tsx';
import { layoutLabels, stateLabels, toneOf, wordEntries, wordInterval } from './register-words.ts';
import classes from './registers.module.css';

/** A register: how it is, and what can be done with it. */
export function RegisterCard({ register }: { register: Register }) {
  const { name, state, layout, address, licence, succeededAt, nextAt } = register;
  return (
    <article className={`${classes.register} stack gap-md`}>
      <div className="row gap-md between">
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <span className={classes.state} data-tone={toneOf(state)}>
          {stateLabels[state] ?? state}
        </span>
      </div>
      <Trouble register={register} />
      <dl className={classes.facts}>
        <Fact name="Last read">{succeededAt ? <DateTime value={succeededAt} /> : 'Never'}</Fact>
        <Fact name="Counts here">{wordEntries(register)}</Fact>
        <Fact name="Next time">
          {nextAt ? <DateTime value={nextAt} /> : 'When it is resumed'},{' '}
          {wordInterval(register.intervalMinutes)}
        </Fact>
        <Fact name="Kind">{layoutLabels[layout] ?? layout}</Fact>
        <Fact name="Address">{withoutQuery(address)}</Fact>
        <Fact name="Licence">
          {layout === 'redflag' ? 'That of each entry' : (licence ?? 'Unknown: not passed on')}
        </Fact>
      </dl>
      <Refused register={register} />
      {state === 'leaving' ? null : <Acts register={register} />}
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Without the query, in which there may be a key. */
function withoutQuery(address: string): string {
  const url = URL.parse(address);
  return url ? url.host + url.pathname.replace(/^\/$/, '') : address;
}

function Trouble({ register }: { register: Register }) {
  const { state, problem, failingSince } = register;
  if (state === 'stopped') {
    return (
      <Notice tone="danger" title={problem ?? ''}>
        <p>
          Nothing was withdrawn or added. This may be a mistake there. Look at the list before you
          let it go on.
        </p>
        <div className="mt-sm">
          <GoOn register={register} />
        </div>
      </Notice>
    );
  }
  if (!problem || !failingSince || state === 'paused') return null;
  return (
    <Notice tone="caution" title={problem}>
      <p>
        Failing since <DateTime value={failingSince} />. What was taken before stays as it is.
      </p>
    </Notice>
  );
}

/** What was not taken, by reason. */
function Refused({ register: { refused } }: { register: Register }) {
  if (refused.length === 0) return null;
  return (
    <details className={classes.why}>
      <summary>Why entries were not taken</summary>
      <ul className={classes.refused}>
        {refused.map(({ reason, count }) => (
          <li key={reason}>
            {count.toLocaleString('en')}: {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}

function GoOn({ register: { id, name, lost } }: { register: Register }) {
  const [asking, setAsking] = useState(false);
  const refresh = useRefresh('/v1/registers');
  const { mutate, isPending } = $api.useMutation('post', '/v1/registers/{id}/go-on', {
    onSuccess: () => toastSuccess(`${name} goes on`),
    onError: (problem) => toastError(problemOf(problem).detail),
    onSettled: () => refresh().then(() => setAsking(false)),
  });
  const count = lost ?? 0;
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Go on<span className="visually-hidden"> with {name}</span>
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Withdraw what is missing?"
        confirmLabel="Go on"
        cancelLabel="Cancel"
        dangerous
        busy={isPending}
        onConfirm={() => mutate({ params: { path: { id } }, body: { lost: count } })}
        onCancel={() => setAsking(false)}
      >
        <p>
          {plural(count, { one: '# report of', other: '# reports of' }, count.toLocaleString('en'))}{' '}
          <strong>
            <bdi>{name}</bdi>
          </strong>{' '}
          will be withdrawn, and people who were alerted are told. Reports that our reviewers
          decided stay.
        </p>
      </ConfirmDialog>
    </>
  );
}

function Acts({ register }: { register: Register }) {
  const { id, name, state } = register;
  const [changing, setChanging] = useState(false);
  const refresh = useRefresh('/v1/registers');
  const path = { params: { path: { id } } };
  const read = $api.useMutation('post', '/v1/registers/{id}/read', {
    onSuccess: () => toastSuccess(`Reading ${name}`),
    onError: (problem) => toastError(problemOf(problem).detail),
    onSettled: refresh,
  });
  const pause = $api.useMutation('patch', '/v1/registers/{id}', {
    onSuccess: ({ state }) => toastSuccess(state === 'paused' ? 'Paused' : 'Resumed'),
    onError: (problem) => toastError(problemOf(problem).detail),
    onSettled: refresh,
  });
  const paused = state === 'paused';
  const of = <span className="visually-hidden"> {name}</span>;
  return (
    <div className="row gap-sm">
      {paused ? null : (
        <Button
          variant="default"
          loading={read.isPending}
          disabled={state === 'reading'}
          onClick={() => read.mutate(path)}
        >
          Read now{of}
        </Button>
      )}
      <Button
        variant="default"
        loading={pause.isPending}
        onClick={() => pause.mutate({ ...path, body: { paused: !paused } })}
      >
        {paused ? 'Resume' : 'Pause'}
        {of}
      </Button>
      <Button variant="default" onClick={() => setChanging(true)}>
        Change{of}
      </Button>
      <Remove register={register} />
      {changing ? <RegisterDialog register={register} onClose={() => setChanging(false)} /> : null}
    </div>
  );
}

function Remove({ register: { id, name, entries } }: { register: Register }) {
  const [asking, setAsking] = useState(false);
  const refresh = useRefresh('/v1/registers');
  const { mutate, isPending } = $api.useMutation('delete', '/v1/registers/{id}', {
    onSuccess: () => toastSuccess('Register removed'),
    onError: (problem) => toastError(problemOf(problem).detail),
    onSettled: () => refresh().then(() => setAsking(false)),
  });
  const its = plural(
    entries,
    { one: 'Its report is', other: 'Its # reports are' },
    entries.toLocaleString('en'),
  );
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Remove<span className="visually-hidden"> {name}</span>
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Remove this register?"
        confirmLabel="Remove"
        cancelLabel="Cancel"
        dangerous
        busy={isPending}
        onConfirm={() => mutate({ params: { path: { id } } })}
        onCancel={() => setAsking(false)}
      >
        <p>
          <strong>
            <bdi>{name}</bdi>
          </strong>{' '}
          is not read any more.{' '}
          {entries === 0 ? '' : `${its} withdrawn, except those that our reviewers decided. `}
          To keep its reports as they are, pause it instead.
        </p>
      </ConfirmDialog>
    </>
  );
}
