import { Link } from 'react-router';
import { $api } from '#api/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';

/**
 * Asks administrators and reviewers without a second factor for one, until it is required. Of few parts,
 * because it comes with the first screen.
 */
export default function FactorReminder({ accountPath }: { accountPath: string }) {
  const { data } = $api.useQuery('get', '/v1/me/factors');
  if (!data?.requiredFrom || data.methods.length > 0) return null;
  return (
    <aside
      className="card row gap-md mb-lg"
      style={{ padding: 'var(--spacing-md)' }}
      aria-label="Second factor"
    >
      <p>
        From{' '}
        <time dateTime={data.requiredFrom}>
          {new Date(data.requiredFrom).toLocaleDateString('en-GB')}
        </time>
        , your account must have a second factor: a passkey, or an app for codes.
      </p>
      <Button component={Link} to={accountPath} variant="default">
        Add one
      </Button>
    </aside>
  );
}
