import { showBriefly } from '@redflag/shared/text/show-target';
import classes from '#app/auth/auth.module.css';
import type { Question } from './pending-search.ts';

/** A target as it was asked. */
export function Asked({ target }: { target: string }) {
  return <bdi className={classes.asked}>{showBriefly(target)}</bdi>;
}

/** What somebody asked, and when they will see the answer. */
export default function AskedNote({ question: { target } }: { question: Question }) {
  return (
    <p className={classes.note}>
      {target === null ? (
        'You shared something to check or report.'
      ) : (
        <>
          You asked about <Asked target={target} />.
        </>
      )}{' '}
      You will see the answer when you have signed in.
    </p>
  );
}
