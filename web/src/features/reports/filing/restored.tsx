import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import classes from './filing.module.css';

/** Says that the form holds what an earlier visit left, and offers an empty one. */
export function Restored({ onStartAfresh }: { onStartAfresh: () => void }) {
  const [said, setSaid] = useState('');
  // Only now: what appears together with its text is not read out.
  useEffect(() => setSaid('Your unfinished report is back, as you left it.'), []);
  return (
    <div className={classes.restored}>
      <p role="status">{said}</p>
      <Button variant="default" onClick={onStartAfresh}>
        Start again
      </Button>
    </div>
  );
}
