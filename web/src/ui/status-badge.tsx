import classes from './status-badge.module.css';

type Status =
  | 'Pending'
  | 'Under Review'
  | 'Resolved'
  | 'Rejected'
  | 'Closed'
  | 'Active'
  | 'Suspended';

/** The status of a report or an account: its colour (product specification section 4) and always its word. */
export function StatusBadge({ status }: { status: Status }) {
  return (
    <span className={classes.badge} data-status={status}>
      {status}
    </span>
  );
}
