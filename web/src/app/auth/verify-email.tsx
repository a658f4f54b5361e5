import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ConfirmEmail } from '#features/accounts/confirm-email.tsx';
import { SendVerificationForm } from '#features/accounts/send-verification-form.tsx';
import { pageMeta } from '#ui/brand.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { AskedAbout } from './asked-about.tsx';
import { useCarriedEmail } from './carried-email.ts';
import type { Settled } from './email-settled.tsx';
import { EmailSettled } from './email-settled.tsx';

export const meta = () => pageMeta('Verify Email');

/** Verifies the address with the emailed token or, without one, sends the email. */
export default function VerifyEmail() {
  const navigate = useNavigate();
  const token = useSearchParams()[0].get('token');
  const [settled, setSettled] = useState<Settled | null>(null);
  const { email, sent } = useCarriedEmail();
  if (settled) {
    return <EmailSettled {...settled} />;
  }
  if (token) {
    return (
      <>
        <PageTitle>Verify your email</PageTitle>
        <AskedAbout />
        <ConfirmEmail
          token={token}
          onSettled={setSettled}
          onNewMail={() => void navigate('/verify-email')}
        />
      </>
    );
  }
  return (
    <>
      <PageTitle
        lead={
          sent
            ? 'Account created. We have emailed you a link and a code.'
            : "We'll email you a link and a code. Open the link or enter the code to verify your address."
        }
      >
        Verify your email
      </PageTitle>
      <AskedAbout />
      <SendVerificationForm
        email={email}
        sent={sent}
        onSent={(address) => {
          const state = { email: address, sent: sent && address === email };
          void navigate('/email-success', { state });
        }}
      />
    </>
  );
}
