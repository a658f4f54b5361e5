import type { Me } from '@redflag/shared/accounts';
import type { Factors } from '@redflag/shared/accounts/second-factor';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { api, contentOf } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import classes from '#app/auth/auth.module.css';
import { leave } from '#app/auth/sign-out.ts';
import { AddFactor } from '#features/accounts/second-factor/add-factor.tsx';
import { GiveFactor } from '#features/accounts/second-factor/give-factor.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { FailureState } from '#ui/states/failure-state.tsx';
import { Loading } from '#ui/states/loading.tsx';

/** The sign-in screen for people whose password was right: asks for the second factor, or to add one. */
export default function FactorStep({ onEntered }: { onEntered: (me: Me) => void }) {
  const { pathname, search } = useLocation();
  const [factors, setFactors] = useState<Factors>();
  const [failure, setFailure] = useState<string | null>(null);
  const fail = useCallback((error: unknown) => setFailure(problemOf(error).sentence), []);
  const load = useCallback(() => {
    setFailure(null);
    contentOf(api.GET('/v1/me/factors')).then(setFactors, fail);
  }, [fail]);
  useEffect(load, [load]);
  const isMissing = factors?.lacks === 'factor';
  return (
    <>
      <PageTitle
        focused
        lead={
          isMissing
            ? 'Your account can do much, so it must have a second factor beside the password.'
            : 'Your account has a second factor. Use it to sign in.'
        }
      >
        {isMissing ? 'Add a second factor' : 'One more step'}
      </PageTitle>
      {failure ? <FailureState message={failure} onRetry={load} /> : null}
      {factors || failure ? null : <Loading rows={2} rowHeight={64} />}
      {factors && !isMissing ? <GiveFactor methods={factors.methods} onGiven={onEntered} /> : null}
      {isMissing ? (
        <AddFactor
          hasApp={false}
          onAdded={() => contentOf(api.GET('/v1/me')).then(onEntered, fail)}
        />
      ) : null}
      <div className={classes.actions}>
        <Button
          variant="subtle"
          fullWidth
          className="mt-lg"
          onClick={() => leave(pathname + search)}
        >
          Use another account
        </Button>
      </div>
    </>
  );
}
