import { showBriefly } from '@redflag/shared/text/show-target';
import classes from '#app/auth/auth.module.css';
import { Breakable } from '#ui/text/breakable.tsx';

/** A target as it was typed. */
export function SearchedTarget({ target }: { target: string }) {
  return (
    <bdi className={classes.target}>
      <Breakable>{showBriefly(target)}</Breakable>
    </bdi>
  );
}

interface NoteProps {
  target: string | null;
  isReport?: boolean;
  isMine?: boolean;
}

/** What somebody searched for, and when they will see the results. */
export default function PendingSearchNote({ target, isReport, isMine }: NoteProps) {
  if (isReport) {
    return <p className={classes.note}>The form for your report opens when you have signed in.</p>;
  }
  if (isMine) {
    return (
      <p className={classes.note}>
        The form for your answer opens when you have signed in.
        {target === null ? null : (
          <>
            {' '}
            It is about: <SearchedTarget target={target} />
          </>
        )}
      </p>
    );
  }
  return (
    <p className={classes.note}>
      You will see the answer when you have signed in.{' '}
      {target === null ? (
        'You shared something to check or report.'
      ) : (
        <>
          You asked about: <SearchedTarget target={target} />
        </>
      )}
    </p>
  );
}
