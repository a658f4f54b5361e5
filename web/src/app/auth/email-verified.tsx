import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export function EmailVerified() {
  return (
    <>
      <PageTitle focused lead="Thank you. You can now sign in.">
        Your email is verified
      </PageTitle>
      <Button component={Link} to="/login" fullWidth>
        Continue to Login
      </Button>
    </>
  );
}
