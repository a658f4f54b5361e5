import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmailCodeForm } from '#features/accounts/email-code-form.tsx';
import { pageMeta } from '#ui/brand.ts';
import { PageTitle } from '#ui/page-title.tsx';
import classes from './auth.module.css';
import { useCarriedEmail } from './carried-email.ts';
import { EmailVerified } from './email-verified.tsx';

export const meta = () => pageMeta('Enter the code');

export default function EmailOtp() {
  const { email } = useCarriedEmail();
  const [verified, setVerified] = useState(false);
  if (verified) {
    return <EmailVerified />;
  }
  return (
    <>
      <PageTitle lead="When you sign up or ask for it, we email you a code.">
        Enter the code
      </PageTitle>
      <EmailCodeForm email={email} onVerified={() => setVerified(true)} />
      <p className={classes.other}>
        Code missing or expired?{' '}
        <Anchor component={Link} to="/verify-email" state={{ email }}>
          Get a new email
        </Anchor>
      </p>
    </>
  );
}
