import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmailCodeForm } from '#features/accounts/email-code-form.tsx';
import { pageMeta } from '#ui/brand.ts';
import { PageTitle } from '#ui/page-title.tsx';
import classes from './auth.module.css';
import { useCarriedEmail } from './carried-email.ts';
import { EmailSettled } from './email-settled.tsx';

export const meta = () => pageMeta('Enter the code');

export default function EmailOtp() {
  const { email } = useCarriedEmail();
  const [verified, setVerified] = useState<boolean | null>(null);
  if (verified !== null) {
    return <EmailSettled verified={verified} />;
  }
  return (
    <>
      <PageTitle lead="When you sign up or ask for it, we email you a code.">
        Enter the code
      </PageTitle>
      <EmailCodeForm email={email} onSettled={setVerified} />
      <p className={classes.other}>
        Code missing or expired?{' '}
        <Anchor component={Link} to="/verify-email" state={{ email }}>
          Get a new email
        </Anchor>
      </p>
    </>
  );
}
