import classes from './progress.module.css';

interface ProgressProps {
  /** The part that is done, from 0 to 1; undefined if nobody knows. */
  value: number | undefined;
  /** Names it for screen readers. */
  label: string;
  /** How far it is, in words. */
  children: string;
}

/** How far something is that takes its time. */
export function Progress({ value, label, children }: ProgressProps) {
  return (
    <div className={classes.progress}>
      <p aria-hidden="true">{children}</p>
      <progress value={value} aria-label={label} />
    </div>
  );
}
