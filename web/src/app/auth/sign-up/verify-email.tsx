import { Link, useNavigate, useSearchParams } from 'react-router';
import classes from '#app/auth/auth.module.css';
import type { CarriedEmail } from '#app/auth/carried.ts';
import { useCarriedEmail, useNoteResent } from '#app/auth/carried.ts';
import { PendingSearchReminder } from '#app/auth/pending-search/pending-search.tsx';
import { ConfirmEmail } from '#features/accounts/sign-up/confirm-email.tsx';
import { ResendEmail } from '#features/accounts/sign-up/email-resend.tsx';
import { SendVerificationForm } from '#features/accounts/sign-up/send-verification-form.tsx';
import { pageMeta } from '#ui/brand.ts';
import { Button } from '#ui/buttons/button.tsx';
import { MailIcon } from '#ui/more-icons.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Breakable } from '#ui/text/breakable.tsx';
import { EmailSettled, useSettled } from './email-settled.tsx';

export const meta = () => pageMeta('Verify Email');

/** Verifies the address with the emailed token or, without one, sends the email. */
export default function VerifyEmail() {
  const navigate = useNavigate();
  const token = useSearchParams()[0].get('token');
  const { settled, settle } = useSettled();
  const carried = useCarriedEmail();
  if (settled) {
    return <EmailSettled {...settled} />;
  }
  if (token) {
    return (
      <>
        <PageTitle>Verify your email</PageTitle>
        <PendingSearchReminder />
        <ConfirmEmail
          token={token}
          onSettled={settle}
          onNewMail={() => void navigate('/verify-email')}
        />
      </>
    );
  }
  if (carried.sent) {
    return <JustSent {...carried} />;
  }
  return (
    <>
      <PageTitle lead="We'll email you a link and a code. Open the link or enter the code to verify your address.">
        Verify your email
      </PageTitle>
      <PendingSearchReminder />
      <SendVerificationForm
        email={carried.email}
        onSent={(email) => {
          const state: CarriedEmail = { email, sent: false, sentAt: Date.now() };
          void navigate('/email-success', { state });
        }}
      />
      <p className={classes.other}>
        Already verified? <Link to="/login">Sign in</Link>
      </p>
    </>
  );
}

/** Right after sign-up, which has sent the email: a new one would invalidate its link. */
function JustSent(carried: CarriedEmail) {
  const { email, sentAt } = carried;
  const navigate = useNavigate();
  const noteResent = useNoteResent();
  return (
    <>
      <PageTitle
        icon={<MailIcon size={32} />}
        lead={
          <>
            Account created. We have emailed a link and a code to{' '}
            <strong>
              <Breakable>{email}</Breakable>
            </strong>
            . Press Verify Email to continue; it sends nothing more.
          </>
        }
      >
        Verify your email
      </PageTitle>
      <PendingSearchReminder />
      <div className={classes.actions}>
        <Button fullWidth onClick={() => void navigate('/email-success', { state: carried })}>
          Verify Email
        </Button>
        <ResendEmail email={email} sentAt={sentAt} onResent={noteResent} />
        <p className={classes.other}>
          Wrong address? <Link to="/signup">Sign up again</Link>
        </p>
      </div>
    </>
  );
}
