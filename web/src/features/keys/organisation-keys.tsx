import type { OrganisationKey } from '@redflag/shared/keys';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { problemOf } from '#api/problem.ts';
import { $api, useRefresh } from '#api/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import type { Column } from '#ui/lists/data-table.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { FailureState } from '#ui/states/failure-state.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { DateOnly, DateTime } from '#ui/text/date-time.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';
import { RevokeKey } from './revoke-key.tsx';
import { wordScopes } from './scope-words.ts';

const NewOrganisationKey = lazyPart(() => import('./new-organisation-key.tsx'));

interface OrganisationKeysProps {
  title: string;
  userPath: (id: string) => string;
}

/** The keys of all organisations, for administrators. */
export function OrganisationKeys({ title, userPath }: OrganisationKeysProps) {
  const { data, error, refetch } = $api.useQuery('get', '/v1/organisation-keys');
  const [making, setMaking] = useState(false);
  return (
    <>
      <PageTitle
        lead="With these, organisations call the API. Reports that they file bear the organisation’s name and count as one person."
        actions={<Button onClick={() => setMaking(true)}>Make a key</Button>}
      >
        {title}
      </PageTitle>
      {data?.items.length ? (
        <DataTable
          caption="Keys of organisations"
          columns={columnsOf(userPath)}
          rows={data.items}
          rowKey={({ id }) => id}
        />
      ) : null}
      {data?.items.length === 0 ? (
        <EmptyState title="No organisation has a key yet">
          Make one for a bank, an authority or another service that checks or reports scams.
        </EmptyState>
      ) : null}
      {!data && error ? (
        <FailureState message={problemOf(error).sentence} onRetry={refetch} />
      ) : null}
      {data || error ? null : <Loading rows={5} rowHeight={56} />}
      {making ? (
        <Suspense>
          <NewOrganisationKey onClose={() => setMaking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function columnsOf(userPath: (id: string) => string): Column<OrganisationKey>[] {
  return [
    {
      header: 'Organisation',
      phone: 'title',
      cell: ({ organisation, organisationId }) => (
        <Link to={userPath(organisationId)}>
          <bdi>{organisation}</bdi>
        </Link>
      ),
    },
    { header: 'Name', phone: 'labelled', cell: ({ name }) => <bdi>{name}</bdi> },
    {
      header: 'May',
      phone: 'labelled',
      cell: ({ scopes, withoutPicture }) => (
        <>
          {wordScopes(scopes)}
          {withoutPicture ? ', also without a picture' : null}
        </>
      ),
    },
    {
      header: 'Works until',
      phone: 'labelled',
      cell: ({ expiresAt, expired, suspended }) => (
        <>
          <DateOnly value={expiresAt} />
          {expired ? ' (over)' : null}
          {suspended && !expired ? ' (suspended)' : null}
        </>
      ),
    },
    {
      header: 'Last used',
      phone: 'labelled',
      cell: ({ lastUsedAt }) => (lastUsedAt ? <DateTime value={lastUsedAt} /> : 'Never'),
    },
    { header: 'Action', phone: 'badge', cell: (key) => <Revoke found={key} /> },
  ];
}

function Revoke({ found: { id, name, organisation, expired } }: { found: OrganisationKey }) {
  const refresh = useRefresh('/v1/organisation-keys', '/v1/webhooks');
  const { mutate, isPending } = $api.useMutation('delete', '/v1/organisation-keys/{id}', {
    onSuccess: () => toastSuccess(expired ? 'Key removed' : 'Key revoked'),
    onError: (problem) => toastError(problemOf(problem).detail),
    onSettled: refresh,
  });
  return (
    <RevokeKey
      name={`${organisation}: ${name}`}
      expired={expired}
      busy={isPending}
      onConfirm={(close) => mutate({ params: { path: { id } } }, { onSettled: close })}
    />
  );
}
