import type { MetaFunction } from 'react-router';
import { Link } from 'react-router';
import classes from '#app/auth/auth.module.css';
import { useCarriedEmail, useNoteResent } from '#app/auth/carried.ts';
import { PendingSearchReminder } from '#app/auth/pending-search/pending-search.tsx';
import { ResendEmail } from '#features/accounts/sign-up/email-resend.tsx';
import { pageMeta } from '#ui/brand.ts';
import { Button } from '#ui/buttons/button.tsx';
import { MailIcon } from '#ui/more-icons.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Breakable } from '#ui/text/breakable.tsx';

export const meta: MetaFunction = ({ location }) =>
  pageMeta(location.state?.email ? 'Check your email' : 'Verify your email');

export default function EmailSuccess() {
  const { email, sent, sentAt } = useCarriedEmail();
  const noteResent = useNoteResent();
  if (!email) {
    return <NothingSent />;
  }
  const emailed = sent
    ? `We have emailed a link and a code to ${email}.`
    : `If ${email} has an account that is not verified yet, we have emailed it a link and a code.`;
  return (
    <>
      <PageTitle
        icon={<MailIcon size={32} />}
        lead={
          <Breakable>{`${emailed} Open the link in this browser to verify your email and sign in.`}</Breakable>
        }
      >
        Check your email
      </PageTitle>
      <PendingSearchReminder />
      <div className={classes.actions}>
        <Button component={Link} to="/login" fullWidth>
          Verified? Continue to Login
        </Button>
        <Button component={Link} to="/email-otp" state={{ email }} variant="default" fullWidth>
          Enter the code instead
        </Button>
        <ResendEmail email={email} sentAt={sentAt} onResent={noteResent} />
        <p className={classes.other}>
          No email? Check your spam folder. An address gets only a few an hour.
        </p>
      </div>
    </>
  );
}

/** For people who open this screen directly. */
function NothingSent() {
  return (
    <>
      <PageTitle lead="We email you a link and a code when you sign up or ask for them.">
        Verify your email
      </PageTitle>
      <div className={classes.actions}>
        <Button component={Link} to="/verify-email" fullWidth>
          Get an email
        </Button>
        <Button component={Link} to="/login" variant="default" fullWidth>
          Verified? Continue to Login
        </Button>
      </div>
    </>
  );
}
