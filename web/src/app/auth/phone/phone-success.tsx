import type { Me } from '@redflag/shared/accounts';
import { pathAfterSignIn } from '@redflag/shared/accounts/redirect';
import { Link, useLocation } from 'react-router';
import classes from '#app/auth/auth.module.css';
import { SignedIn } from '#app/auth/signed-in.tsx';
import { pageMeta } from '#ui/brand.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { PageTitle } from '#ui/page-title.tsx';

const TITLE = 'Phone verification';

export const meta = () => pageMeta(TITLE);

export default function PhoneSuccess() {
  return <SignedIn title={TITLE}>{(me) => <Outcome me={me} />}</SignedIn>;
}

function Outcome({ me }: { me: Me }) {
  const { search } = useLocation();
  const onward = pathAfterSignIn(me.role, new URLSearchParams(search).get('redirect'));
  if (me.phoneVerified) {
    return (
      <>
        <PageTitle
          icon={<CheckIcon size={32} />}
          lead="Thank you. Your profile shows it as verified."
        >
          Your phone is verified
        </PageTitle>
        <Button component={Link} to={onward} fullWidth>
          Continue
        </Button>
      </>
    );
  }
  return (
    <>
      <PageTitle lead="Verified numbers help to keep out fake reports.">
        Your phone is not verified yet
      </PageTitle>
      <div className={classes.actions}>
        <Button component={Link} to={{ pathname: '/verify-phone', search }} fullWidth>
          Verify your phone
        </Button>
        <Button component={Link} to={onward} variant="subtle" fullWidth>
          Not now
        </Button>
      </div>
    </>
  );
}
