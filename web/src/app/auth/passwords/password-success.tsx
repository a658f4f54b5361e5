import type { MetaFunction } from 'react-router';
import { Link, useLocation } from 'react-router';
import { useSession } from '#api/session.ts';
import classes from '#app/auth/auth.module.css';
import { pageMeta } from '#ui/brand.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { PageTitle } from '#ui/page-title.tsx';

/** What the screens that change a password pass on in the history entry. */
export interface PasswordChanged {
  passwordChanged: true;
}

/** Whether a history entry says that this tab has just changed a password. */
function saysChanged(state: Partial<PasswordChanged> | null): boolean {
  return state?.passwordChanged ?? false;
}

export const meta: MetaFunction = ({ location }) =>
  pageMeta(saysChanged(location.state) ? 'Password changed' : 'Password');

export default function PasswordSuccess() {
  const { status, me } = useSession();
  const changed = saysChanged(useLocation().state);
  const onward = me ? (
    <Button
      component={Link}
      to={`/${me.role}/account`}
      variant={changed ? 'filled' : 'default'}
      fullWidth
    >
      Back to your account
    </Button>
  ) : (
    <Button
      component={Link}
      to="/login"
      variant={changed ? 'filled' : 'default'}
      fullWidth
      loading={status === 'loading'}
    >
      Continue to Login
    </Button>
  );
  if (changed) {
    return (
      <>
        <PageTitle
          icon={<CheckIcon size={32} />}
          lead={me ? 'Use it next time you sign in.' : 'You can now sign in with it.'}
        >
          Your password has been changed
        </PageTitle>
        {onward}
      </>
    );
  }
  return (
    <>
      <PageTitle lead="You have not changed it in this tab.">Your password</PageTitle>
      <div className={classes.actions}>
        <Button component={Link} to="/change-password" fullWidth>
          Change password
        </Button>
        {onward}
      </div>
    </>
  );
}
