import { categoryValues } from '@redflag/shared/categories';
import { precautionsFor } from '@redflag/shared/precautions';
import { Link, useSearchParams } from 'react-router';
import { useAppConfig } from '#api/app-config.ts';
import { useDetectedCategory } from '#features/reports/target-format.ts';
import { Button } from '#ui/button.tsx';
import { Asked } from './asked-about.tsx';
import classes from './auth.module.css';
import type { Question } from './kept-question.ts';

/** What a visitor asked, the way to the answer for those without an account, and what to do until then. */
export default function Wall({ question: { target } }: { question: Question }) {
  const { data: config } = useAppConfig();
  const about = useSearchParams()[0].get('about');
  // The search on the start page has said it.
  const told = categoryValues.find((value) => value === about);
  const detected = useDetectedCategory(told ? '' : (target ?? ''));
  const isClosed = config?.signUp === false;
  return (
    <>
      <p className={classes.question}>
        {target === null ? (
          'To check or report what you shared'
        ) : (
          <>
            To see reports on <Asked target={target} />
          </>
        )}
        {isClosed ? ', sign in.' : ', create a free account: about two minutes.'}
      </p>
      {isClosed ? null : (
        <Button component={Link} to="/signup" fullWidth>
          Create account
        </Button>
      )}
      <section className={classes.precautions} aria-labelledby="precautions">
        <h2 id="precautions">In the meantime</h2>
        <ul>
          {precautionsFor(told ?? detected).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <h2 className={classes.enter}>{isClosed ? 'Sign in' : 'Already have an account?'}</h2>
    </>
  );
}
