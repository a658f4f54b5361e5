import { useState } from 'react';
import { problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { FailureState } from '#ui/states/failure-state.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { RegisterCard } from './register-card.tsx';
import { RegisterDialog } from './register-dialog.tsx';

const REFRESH_MS = 60_000;

/** The lists of others that are read on a schedule, for administrators. */
export function RegistersScreen({ title }: { title: string }) {
  const options = { refetchInterval: REFRESH_MS };
  const { data, error, refetch } = $api.useQuery('get', '/v1/registers', {}, options);
  const [adding, setAdding] = useState(false);
  const add = <Button onClick={() => setAdding(true)}>Add a register</Button>;
  return (
    <>
      <PageTitle
        lead="Lists of others that are read on a schedule. Each counts as one source, never as a person."
        actions={data?.items.length ? add : null}
      >
        {title}
      </PageTitle>
      {data?.items.length ? (
        <ul className="stack gap-md">
          {data.items.map((register) => (
            <li key={register.id}>
              <RegisterCard register={register} />
            </li>
          ))}
        </ul>
      ) : null}
      {data?.items.length === 0 ? (
        <EmptyState title="No register is read yet" action={add}>
          Add a list such as PhishTank or URLhaus, or another Redflag.
        </EmptyState>
      ) : null}
      {!data && error ? (
        <FailureState message={problemOf(error).sentence} onRetry={refetch} />
      ) : null}
      {data || error ? null : <Loading rows={3} rowHeight={220} />}
      {adding ? <RegisterDialog onClose={() => setAdding(false)} /> : null}
    </>
  );
}
