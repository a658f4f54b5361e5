import type { MetaFunction } from 'react-router';
import { Link } from 'react-router';
import classes from '#app/auth/auth.module.css';
import { useCarriedEmail } from '#app/auth/carried.ts';
import { pageMeta } from '#ui/brand.ts';
import { Button } from '#ui/buttons/button.tsx';
import { MailIcon } from '#ui/more-icons.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export const meta: MetaFunction = ({ location }) =>
  pageMeta(location.state?.email ? 'Check your email' : 'Reset your password');

/** Shows the same text whether or not the address has an account. */
export default function ResetPassword() {
  const { email } = useCarriedEmail();
  if (!email) {
    return <NothingAsked />;
  }
  return (
    <>
      <PageTitle
        icon={<MailIcon size={32} />}
        lead={`If ${email} has an account, we have emailed you a link to set a new password. The link is valid for 30 minutes.`}
      >
        Check your email
      </PageTitle>
      <div className={classes.actions}>
        <Button component={Link} to="/login" fullWidth>
          Back to Login
        </Button>
        <p className={classes.other}>
          No email? Check your spam folder or{' '}
          <Link to="/forgot-password" state={{ email }}>
            send it again
          </Link>
          . An address gets only a few an hour.
        </p>
      </div>
    </>
  );
}

/** For people who open this screen directly. */
function NothingAsked() {
  return (
    <>
      <PageTitle lead="If you have forgotten your password, we'll email you a link to set a new one.">
        Reset your password
      </PageTitle>
      <div className={classes.actions}>
        <Button component={Link} to="/forgot-password" fullWidth>
          Get a link by email
        </Button>
        <Button component={Link} to="/login" variant="default" fullWidth>
          Back to Login
        </Button>
      </div>
    </>
  );
}
