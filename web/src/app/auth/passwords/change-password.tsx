import type { Me } from '@redflag/shared/accounts';
import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import classes from '#app/auth/auth.module.css';
import { SignedIn } from '#app/auth/signed-in.tsx';
import { signInPath } from '#app/redirect.ts';
import { ChangePasswordForm } from '#features/accounts/passwords/password-change-form.tsx';
import { ResetPasswordForm } from '#features/accounts/passwords/password-reset-form.tsx';
import { pageMeta } from '#ui/brand.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import type { PasswordChanged } from './password-success.tsx';

const TITLE = 'Change password';
const SET_NEW = 'Set a new password';

export const meta: MetaFunction = ({ location }) =>
  pageMeta(new URLSearchParams(location.search).has('token') ? SET_NEW : TITLE);

/** Sets a new password with the emailed token, or with the current password if signed in. */
export default function ChangePassword() {
  const navigate = useNavigate();
  const token = useSearchParams()[0].get('token');
  function succeed() {
    const state: PasswordChanged = { passwordChanged: true };
    void navigate('/password-success', { replace: true, state });
  }
  return token ? (
    <ByLink token={token} onReset={succeed} />
  ) : (
    <SignedIn title={TITLE} visitor={<NoLink />}>
      {(me) => <ByCurrentPassword me={me} onChanged={succeed} />}
    </SignedIn>
  );
}

function ByLink({ token, onReset }: { token: string; onReset: () => void }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  if (refusal) {
    return (
      <>
        <PageTitle focused key="refused" lead={refusal}>
          The link does not work
        </PageTitle>
        <Button component={Link} to="/forgot-password" fullWidth>
          Get a new link
        </Button>
      </>
    );
  }
  return (
    <>
      <PageTitle lead="You will be signed out everywhere.">{SET_NEW}</PageTitle>
      <ResetPasswordForm token={token} onReset={onReset} onLinkRefused={setRefusal} />
    </>
  );
}

function ByCurrentPassword({ me, onChanged }: { me: Me; onChanged: () => void }) {
  return (
    <>
      <PageTitle lead="You will stay signed in here and be signed out everywhere else.">
        {TITLE}
      </PageTitle>
      <ChangePasswordForm email={me.email} onChanged={onChanged} />
      <p className={classes.other}>
        Forgotten your current password?{' '}
        <Link to="/forgot-password" state={{ email: me.email }}>
          Reset it by email
        </Link>
      </p>
    </>
  );
}

function NoLink() {
  const location = useLocation();
  return (
    <>
      <PageTitle lead="Sign in to change your password. Forgotten it? We'll email you a link to set a new one.">
        {TITLE}
      </PageTitle>
      <div className={classes.actions}>
        <Button component={Link} to="/forgot-password" fullWidth>
          Get a link by email
        </Button>
        <Button component={Link} to={signInPath(location)} variant="default" fullWidth>
          Sign in
        </Button>
      </div>
    </>
  );
}
