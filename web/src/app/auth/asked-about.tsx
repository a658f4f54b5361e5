import { showBriefly } from '@redflag/shared/targets/show-target';
import classes from './auth.module.css';
import { useQuestion } from './kept-question.ts';

/** A target as it was asked. */
export function Asked({ target }: { target: string }) {
  return <bdi className={classes.asked}>{showBriefly(target)}</bdi>;
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
