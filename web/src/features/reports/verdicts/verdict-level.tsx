import type { Target } from '@redflag/shared/checks';
import { toneOf } from '@redflag/shared/verdicts/tone-of';
import { VerdictIcon } from './verdict-icon.tsx';
import classes from './verdicts.module.css';

/** The heading of a target's verdict on one line, with its icon and colour. */
export function VerdictLevel({ target }: { target: Omit<Target, 'linked'> }) {
  return (
    <span className={classes.level} data-tone={toneOf(target)}>
      <VerdictIcon target={target} size={20} />
      {target.verdict.heading}
    </span>
  );
}
