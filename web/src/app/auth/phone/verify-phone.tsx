import type { Me } from '@redflag/shared/accounts';
import { pathAfterSignIn } from '@redflag/shared/accounts/redirect';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { SignedIn } from '#app/auth/signed-in.tsx';
import { PhoneNumberForm } from '#features/accounts/phone/phone-number-form.tsx';
import { pageMeta } from '#ui/brand.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import type { SentCode } from './verify-otp.tsx';

const TITLE = 'Verify your phone';

export const meta = () => pageMeta(TITLE);

export default function VerifyPhone() {
  return <SignedIn title={TITLE}>{(me) => <EnterNumber me={me} />}</SignedIn>;
}

function EnterNumber({ me }: { me: Me }) {
  const navigate = useNavigate();
  const [query] = useSearchParams();

  function enterCode(sent: Pick<SentCode, 'phone' | 'masked'>) {
    const state: SentCode = { ...sent, userId: me.id, sentAt: Date.now() };
    void navigate({ pathname: '/verify-otp', search: query.toString() }, { state });
  }

  return (
    <>
      <PageTitle
        lead={
          me.phoneVerified
            ? 'Your phone is verified. To change your number, verify a new one.'
            : "We'll text you a code. Verified numbers help to keep out fake reports."
        }
      >
        {TITLE}
      </PageTitle>
      <PhoneNumberForm onSent={enterCode} />
      <div className="mt-sm">
        <Button
          component={Link}
          to={pathAfterSignIn(me.role, query.get('redirect'))}
          variant="subtle"
          fullWidth
        >
          Not now
        </Button>
      </div>
    </>
  );
}
