import classes from './status-badge.module.css';

type Status = 'Pending' | 'Under Review' | 'Resolved' | 'Rejected' | 'Closed';

/** A report's status: its colour (product specification section 4) and always its word. */
export function StatusBadge({ status }: { status: Status }) {
  return (
    <span className={classes.badge} data-status={status}>
      {status}
    </span>
  );
}
