import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';

/** What became of a sign-up: its email is verified, or its account was removed. */
export function EmailSettled({ verified }: { verified: boolean }) {
  return verified ? (
    <>
      <PageTitle focused lead="Thank you. You can now sign in.">
        Your email is verified
      </PageTitle>
      <Button component={Link} to="/login" fullWidth>
        Continue to Login
      </Button>
    </>
  ) : (
    <>
      <PageTitle focused lead="Thank you for telling us. Nobody can use it to sign in.">
        The account is removed
      </PageTitle>
      <Button component={Link} to="/" variant="default" fullWidth>
        Go to the start page
      </Button>
    </>
  );
}
