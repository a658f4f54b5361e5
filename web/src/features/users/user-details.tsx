import type { Me as User } from '@redflag/shared/accounts';
import { maskPhone } from '@redflag/shared/accounts/values';
import type { ReactNode } from 'react';
import { StatusBadge, VerificationBadge } from '#ui/badges/status-badge.tsx';
import { Section } from '#ui/section.tsx';
import { DateTime } from '#ui/text/date-time.tsx';
import { statusWord } from './use-user.ts';
import classes from './users.module.css';

interface UserDetailsProps {
  user: User;
  /** Buttons for what an administrator can do with the account. */
  actions: ReactNode;
}

/** An account's details (product specification section 2, "User detail"). */
export function UserDetails({ user, actions }: UserDetailsProps) {
  return (
    <Section title="Account">
      <dl className={classes.facts}>
        <Field term="Status">
          <StatusBadge status={statusWord(user.status)} label={statusWord(user.status)} />
        </Field>
        <Field term="Email">
          <bdi>{user.email}</bdi> <VerificationBadge verified={user.emailVerified} />
        </Field>
        <Field term="Phone number">
          {user.phone ? maskPhone(user.phone) : 'None yet'}{' '}
          <VerificationBadge verified={user.phoneVerified} />
        </Field>
        <Field term="Date joined">
          <DateTime value={user.createdAt} />
        </Field>
        <Field term="Number of reports">{user.reportCount}</Field>
        <Field term="Role">{user.role === 'admin' ? 'Administrator' : 'User'}</Field>
      </dl>
      <div className="row mt-lg">{actions}</div>
    </Section>
  );
}

function Field({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
