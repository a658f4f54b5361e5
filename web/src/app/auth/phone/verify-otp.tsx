import type { Me } from '@redflag/shared/accounts';
import { PHONE_CODE_VALID_FOR_MS } from '@redflag/shared/accounts/phone-verification';
import { maskPhone } from '@redflag/shared/accounts/values';
import { Link, useLocation, useNavigate } from 'react-router';
import classes from '#app/auth/auth.module.css';
import { SignedIn } from '#app/auth/signed-in.tsx';
import { PhoneCodeForm } from '#features/accounts/phone/phone-code-form.tsx';
import { pageMeta } from '#ui/brand.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';

const TITLE = 'Enter the code';
const MINUTES = PHONE_CODE_VALID_FOR_MS / 60_000;

export const meta = () => pageMeta(TITLE);

/** What the phone screens pass on in the history entry. It survives a reload, but not the tab. */
export interface SentCode {
  /** Whom it was sent to: after them, someone else may sign in here. */
  userId: string;
  /** The number as typed, for sending a new code. */
  phone: string;
  masked: string;
  /** In milliseconds since 1970. */
  sentAt: number;
}

export default function VerifyOtp() {
  return <SignedIn title={TITLE}>{(me) => <EnterCode me={me} />}</SignedIn>;
}

function EnterCode({ me }: { me: Me }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const sent = useSentCode(me) ?? lastKnown(me);
  const next = (pathname: string) => ({ pathname, search });

  function keepResent(masked: string) {
    if (sent) {
      const state: SentCode = { ...sent, masked, sentAt: Date.now() };
      void navigate(next('/verify-otp'), { replace: true, state });
    }
  }

  if (!sent) {
    return (
      <>
        <PageTitle
          lead={
            me.phoneVerified
              ? 'Your phone is verified. To change your number, verify a new one.'
              : 'We have not sent you a code yet.'
          }
        >
          {TITLE}
        </PageTitle>
        <Button component={Link} to={next('/verify-phone')} fullWidth>
          {me.phoneVerified ? 'Verify a new number' : 'Get a code'}
        </Button>
      </>
    );
  }
  return (
    <>
      <PageTitle
        lead={
          <>
            We sent it to <span className={classes.number}>{sent.masked}</span>. It is valid for{' '}
            {MINUTES} minutes. <Link to={next('/verify-phone')}>Change number</Link>
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

/** Returns where this tab last sent the person a code, or null if it has not. */
function useSentCode({ id }: Pick<Me, 'id'>): SentCode | null {
  const { state } = useLocation() as { state: SentCode | null };
  return state?.userId === id ? state : null;
}

/** A number is stored, unverified, once a code was sent to it: perhaps from another tab or device. */
function lastKnown({ id, phone, phoneVerified }: Me): SentCode | null {
  const waiting = phone && !phoneVerified;
  return waiting ? { userId: id, phone, masked: maskPhone(phone), sentAt: 0 } : null;
}
