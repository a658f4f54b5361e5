import { Link, useSearchParams } from 'react-router';
import { pathAfterSignIn } from '#app/redirect.ts';
import { pageMeta } from '#ui/brand.ts';
import { Button } from '#ui/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { SignedIn } from './signed-in.tsx';

const TITLE = 'Your phone is verified';

export const meta = () => pageMeta(TITLE);

export default function PhoneSuccess() {
  const redirect = useSearchParams()[0].get('redirect');
  return (
    <SignedIn title="Verify your phone">
      {(me) => (
        <>
          <PageTitle lead="Thank you. Your profile now shows it as verified.">{TITLE}</PageTitle>
          <Button component={Link} to={pathAfterSignIn(me.role, redirect)} fullWidth>
            Continue
          </Button>
        </>
      )}
    </SignedIn>
  );
}
