import { formatCount } from './counts.ts';
import classes from './written.module.css';

/** Below a field: how much is written, of how much may be. */
export function Written({ text, atMost }: { text: string; atMost: number }) {
  return (
    <div className={classes.written}>
      {formatCount(text.trim().length)} of {formatCount(atMost)} characters
    </div>
  );
}
