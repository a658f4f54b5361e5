import { Link } from 'react-router';
import classes from '#app/auth/auth.module.css';
import { useCarriedEmail } from '#app/auth/carried.ts';
import { PendingSearchReminder } from '#app/auth/pending-search/pending-search.tsx';
import { EmailCodeForm } from '#features/accounts/sign-up/email-code-form.tsx';
import { pageMeta } from '#ui/brand.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { EmailSettled, useSettled } from './email-settled.tsx';

export const meta = () => pageMeta('Enter the code');

export default function EmailOtp() {
  const { email } = useCarriedEmail();
  const { settled, settle } = useSettled();
  if (settled) {
    return <EmailSettled {...settled} />;
  }
  return (
    <>
      <PageTitle lead="When you sign up or ask for it, we email you a code.">
        Enter the code
      </PageTitle>
      <PendingSearchReminder />
      <EmailCodeForm email={email} onSettled={settle} />
      <p className={classes.other}>
        No code, or too old?{' '}
        <Link to="/verify-email" state={{ email }}>
          Get a new email
        </Link>
      </p>
    </>
  );
}
