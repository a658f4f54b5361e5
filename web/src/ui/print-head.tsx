import { brand } from './brand.ts';
import { useNow } from './hooks/use-now.ts';
import { Logo } from './logo.tsx';
import classes from './print-head.module.css';
import { DateTime } from './text/date-time.tsx';

/** On paper only: whose page it is, at which address, and from when. */
export function PrintHead() {
  const { pathname, search } = window.location;
  return (
    <div className={classes.head}>
      <Logo />
      <DateTime value={useNow().toISOString()} />
      <span className={classes.address}>{brand.origin + pathname + search}</span>
    </div>
  );
}
