import { Anchor } from '@mantine/core';
import { PHONE_CODE_VALID_FOR_MS } from '@redflag/shared/phone-verification';
import { Link, useLocation, useNavigate } from 'react-router';
import { PhoneCodeForm } from '#features/accounts/phone-code-form.tsx';
import { pageMeta } from '#ui/brand.ts';
import { PageTitle } from '#ui/page-title.tsx';
import classes from './auth.module.css';
import type { SentCode } from './carried-code.ts';
import { useSentCode } from './carried-code.ts';
import { SignedIn } from './signed-in.tsx';

const TITLE = 'Enter the code';
const MINUTES = PHONE_CODE_VALID_FOR_MS / 60_000;

export const meta = () => pageMeta(TITLE);

export default function VerifyOtp() {
  return <SignedIn title={TITLE}>{() => <EnterCode />}</SignedIn>;
}

function EnterCode() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const sent = useSentCode();
  const next = (pathname: string) => ({ pathname, search });

  function keepResent(masked: string) {
    if (sent) {
      const state: SentCode = { ...sent, masked, sentAt: Date.now() };
      void navigate(next('/verify-otp'), { replace: true, state });
    }
  }

  return (
    <>
      <PageTitle
        lead={
          <>
            We sent it to <span className={classes.number}>{sent?.masked ?? 'your phone'}</span>. It
            is valid for {MINUTES} minutes.{' '}
            <Anchor component={Link} to={next('/verify-phone')}>
              Change number
            </Anchor>
          </>
        }
      >
        {TITLE}
      </PageTitle>
      <PhoneCodeForm
        sent={sent}
        onResent={keepResent}
        onVerified={() => void navigate(next('/phone-success'), { replace: true })}
      />
    </>
  );
}
