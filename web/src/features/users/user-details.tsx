import type { AnyUser } from '@redflag/shared/accounts/users';
import { maskPhone } from '@redflag/shared/accounts/values';
import type { ReactNode } from 'react';
import { StatusBadge, VerificationBadge } from '#ui/badges/status-badge.tsx';
import { Section } from '#ui/section.tsx';
import { DateTime } from '#ui/text/date-time.tsx';
import { statusWord } from './use-user.ts';
import classes from './users.module.css';

interface UserDetailsProps {
  user: AnyUser;
  /** Buttons for what an administrator can do with the account. */
  actions: ReactNode;
  /** How often a checker was right. */
  accuracy: ReactNode;
}

/** An account's details (product specification section 2, "User detail"). */
export function UserDetails({ user, actions, accuracy }: UserDetailsProps) {
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
        <Field term="Number of reports">
          {user.reportCount}
          {user.reviewedFirst ? ', always reviewed first' : null}
        </Field>
        <Field term="Role">
          {roleOf(user)}
          {accuracy}
        </Field>
      </dl>
      <div className="row mt-lg">{actions}</div>
    </Section>
  );
}

function roleOf({ role, reviewRole }: AnyUser): string {
  if (role === 'admin') return 'Administrator';
  return reviewRole ? `User and ${reviewRole}` : 'User';
}

function Field({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
