import { showTarget } from '@redflag/shared/targets/show-target';
import classes from './auth.module.css';
import { useQuestion } from './kept-question.ts';

/** More characters than any number or usual address has: some people paste a whole message. */
const SHOWN = 120;

/** A target as it was asked, without the end if it is very long. */
export function Asked({ target }: { target: string }) {
  const isLong = target.length > SHOWN;
  return (
    <bdi className={classes.asked}>
      {showTarget(target.slice(0, SHOWN))}
      {isLong ? '…' : null}
    </bdi>
  );
}

/** Reminds people on the way to an account of what they asked, which they are led to at the end. */
export function AskedAbout() {
  const question = useQuestion();
  if (!question) return null;
  return (
    <p className={classes.note}>
      {question.target === null ? (
        'You shared something to check or report.'
      ) : (
        <>
          You asked about <Asked target={question.target} />.
        </>
      )}{' '}
      You will see the answer when you have signed in.
    </p>
  );
}
