import { categoryValues } from '@redflag/shared/categories/values';
import { precautionsFor } from '@redflag/shared/verdicts/precautions.words';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAppConfig } from '#api/app-config.ts';
import { readersCountry } from '#api/readers-country.ts';
import classes from '#app/auth/auth.module.css';
import { useLook } from '#features/reports/target-format.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import type { PendingSearch } from './pending-search.tsx';
import { SearchedTarget } from './pending-search-note.tsx';

interface SignInForSearchProps {
  search: PendingSearch;
  /** The sign-in form. */
  children: ReactNode;
}

/** Shows a visitor's search, the ways to its results, and what to do until then. */
export default function SignInForSearch({ search, children }: SignInForSearchProps) {
  const { target, isReport } = search;
  const { data: config } = useAppConfig();
  const about = useSearchParams()[0].get('about');
  // The search on the start page has said it.
  const told = categoryValues.find((value) => value === about);
  const detected = useLook(told ? '' : (target ?? ''), readersCountry())?.category ?? null;
  const isClosed = config?.signUp === false;
  return (
    <div className={classes.columns}>
      <div>
        <PageTitle
          lead={
            isClosed ? 'Sign in to continue.' : 'Create a free account: it takes about two minutes.'
          }
        >
          {target === null ? (
            whatFor(isReport)
          ) : (
            <>
              See reports on <SearchedTarget target={target} />
            </>
          )}
        </PageTitle>
        {isClosed ? null : (
          <>
            <Button component={Link} to="/signup" fullWidth>
              Create account
            </Button>
            <p className={classes.toForm}>
              Already have an account?{' '}
              <a className="touch" href="#enter">
                Sign in
              </a>
            </p>
          </>
        )}
        <section className={classes.precautions} aria-labelledby="precautions">
          <h2 id="precautions">Until you know</h2>
          <ul className="stack gap-sm">
            {precautionsFor(told ?? detected).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      </div>
      <section className={classes.enter} aria-labelledby="enter">
        <h2 id="enter">{isClosed ? 'Sign in' : 'Already have an account?'}</h2>
        {children}
      </section>
    </div>
  );
}

const whatFor = (isReport: boolean | undefined) =>
  isReport ? 'Report a scam or phish' : 'Check or report what you shared';
