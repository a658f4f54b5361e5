import { useEffect, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/states/notice.tsx';
import classes from './filing.module.css';

/** Says that the form holds a draft from an earlier visit, and offers an empty form. */
export function Restored({ onStartAfresh }: { onStartAfresh: () => void }) {
  const [said, setSaid] = useState('');
  // Set later: screen readers do not announce a status that appears together with its text.
  useEffect(() => setSaid('Your unfinished report is back, as you left it.'), []);
  return (
    <div className={classes.restored}>
      <Notice
        tone="neutral"
        icon={null}
        action={
          <Button variant="default" onClick={onStartAfresh}>
            Start again
          </Button>
        }
      >
        <p role="status">{said}</p>
      </Notice>
    </div>
  );
}
