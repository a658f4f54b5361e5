import { useEffect } from 'react';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import classes from './filing.module.css';

const BACK = 'Your unfinished report is back, as you left it.';

/** Says that the form holds what an earlier visit left, and offers an empty one. */
export function Restored({ onStartAfresh }: { onStartAfresh: () => void }) {
  useEffect(() => announce(BACK), []);
  return (
    <div className={classes.restored}>
      <p>{BACK}</p>
      <Button variant="default" onClick={onStartAfresh}>
        Start afresh
      </Button>
    </div>
  );
}
