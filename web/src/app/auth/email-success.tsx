import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { pageMeta } from '#ui/brand.ts';
import { Button } from '#ui/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import classes from './auth.module.css';
import { useCarriedEmail } from './carried-email.ts';

export const meta = () => pageMeta('Check your email');

export default function EmailSuccess() {
  const { email } = useCarriedEmail();
  return (
    <>
      <PageTitle
        lead={`We have emailed a link and a code to ${email || 'your address'}. Open the link to verify your email, then sign in.`}
      >
        Check your email
      </PageTitle>
      <div className={classes.actions}>
        <Button component={Link} to="/login" fullWidth>
          Verified? Continue to Login
        </Button>
        <Button component={Link} to="/email-otp" state={{ email }} variant="default" fullWidth>
          Enter the code instead
        </Button>
        <p className={classes.other}>
          No email? Check your spam folder or{' '}
          <Anchor component={Link} to="/verify-email" state={{ email }}>
            send it again
          </Anchor>
          .
        </p>
      </div>
    </>
  );
}
