import { Link } from 'react-router';
import { useSession } from '#api/session.ts';
import { pageMeta } from '#ui/brand.ts';
import { Button } from '#ui/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export const meta = () => pageMeta('Password changed');

export default function PasswordSuccess() {
  const { status, me } = useSession();
  return (
    <>
      <PageTitle lead={me ? 'Use it next time you sign in.' : 'You can now sign in with it.'}>
        Your password has been changed
      </PageTitle>
      {me ? (
        <Button component={Link} to={`/${me.role}/account`} fullWidth>
          Back to your account
        </Button>
      ) : (
        <Button component={Link} to="/login" fullWidth loading={status === 'loading'}>
          Continue to Login
        </Button>
      )}
    </>
  );
}
