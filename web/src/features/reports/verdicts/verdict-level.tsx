import type { Target } from '@redflag/shared/checks';
import { signOf } from '@redflag/shared/verdicts/tone-of';
import { VerdictSign } from '#ui/badges/verdict-sign.tsx';
import classes from './verdicts.module.css';

/** The heading of a target's verdict on one line, with its sign and colour. */
export function VerdictLevel({ target }: { target: Omit<Target, 'linked'> }) {
  const kind = signOf(target);
  return (
    <span className={classes.level} data-tone={kind}>
      <VerdictSign kind={kind} size={22} />
      {target.verdict.heading}
      {target.disputedSince ? ' (its holder disagrees)' : null}
    </span>
  );
}
