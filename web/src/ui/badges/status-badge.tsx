import { AlertIcon, CheckIcon } from '#ui/icons.tsx';
import classes from './status-badge.module.css';
import './tones.css';

type Status =
  | 'Pending'
  | 'Under Review'
  | 'Resolved'
  | 'Rejected'
  | 'Closed'
  | 'Active'
  | 'Suspended';

/** The status of a report or an account: always its label, in its colours (product specification section 4). */
export function StatusBadge({ status, label }: { status: Status; label: string }) {
  return (
    <span className={classes.badge} data-status={status}>
      <span className={classes.dot} />
      {label}
    </span>
  );
}

/** Whether an address or number is verified, always in words. */
export function VerificationBadge({ verified }: { verified: boolean }) {
  const status = verified ? 'Verified' : 'Not Verified';
  return (
    <span className={classes.badge} data-status={status}>
      {verified ? <CheckIcon size={16} /> : <AlertIcon size={16} />}
      {status}
    </span>
  );
}
