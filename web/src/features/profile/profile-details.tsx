import type { Me } from '@redflag/shared/accounts';
import { maskPhone } from '@redflag/shared/accounts/values';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Link } from 'react-router';
import { VerificationBadge } from '#ui/badges/status-badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Breakable } from '#ui/text/breakable.tsx';
import classes from './profile.module.css';

interface ProfileDetailsProps {
  me: Me;
  /** Replaces the username, to change it. */
  username?: ReactNode;
  /** Path of the phone verification; omit it where that is not offered. */
  verifyPhonePath?: string;
}

/** The person's account details (product specification section 2, "Account"). */
export function ProfileDetails({ me, username, verifyPhonePath }: ProfileDetailsProps) {
  return (
    <dl>
      <Field term="Username">{username ?? me.username}</Field>
      <Field term="Email">
        <Breakable>{me.email}</Breakable>
      </Field>
      <Field term="Phone number">
        <span className={classes.phone}>
          {me.phone ? <OwnNumber phone={me.phone} /> : 'None yet'}
          <VerificationBadge verified={me.phoneVerified} />
        </span>
        {verifyPhonePath && !me.phoneVerified ? (
          <Button component={Link} to={verifyPhonePath} variant="default">
            Verify your phone number
          </Button>
        ) : null}
      </Field>
      <Field term="Password" action>
        <Button component={Link} to="/change-password" variant="default">
          Change password
        </Button>
      </Field>
      <Field term="Number of Reports">{me.reportCount}</Field>
    </dl>
  );
}

/** Masked until the person asks to see it, in case somebody looks over their shoulder. */
function OwnNumber({ phone }: { phone: string }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <span>{shown ? phone : maskPhone(phone)}</span>
      <Button
        variant="subtle"
        narrow
        aria-label={shown ? 'Hide phone number' : 'Show phone number'}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </Button>
    </>
  );
}

interface FieldProps {
  term: string;
  /** Whether it has only a button, which stands at its end. */
  action?: boolean;
  children: ReactNode;
}

function Field({ term, action, children }: FieldProps) {
  return (
    <div className={classes.field} data-action={action}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
