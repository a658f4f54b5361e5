import type { Me } from '@redflag/shared/accounts';
import { offeredReportForm, pathAfterSignIn } from '@redflag/shared/accounts/redirect';
import { Link, Navigate, useLocation } from 'react-router';
import classes from '#app/auth/auth.module.css';
import { searchAt } from '#app/auth/pending-search/pending-search.tsx';
import { leave } from '#app/auth/sign-out.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';

interface AlreadySignedInProps {
  me: Me;
  /** The path that the person tried to open, if any. */
  redirect: string | null;
}

/**
 * The sign-in screen for people who are signed in: the way on, or to another account. If they tried to open a
 * path, its screen is for the other role. Those who searched for something get the results.
 */
export default function AlreadySignedIn({ me, redirect }: AlreadySignedInProps) {
  const { pathname, search } = useLocation();
  const onward = pathAfterSignIn(me.role, redirect);
  const asked = searchAt(redirect);
  if (asked && !asked.isReport) {
    return <Navigate to={onward} replace />;
  }
  const reportForm = redirect && offeredReportForm(me.role, redirect);
  const refused = redirect !== null && onward !== redirect;
  return (
    <>
      <PageTitle
        focused
        lead={
          refused
            ? `The page you tried to open is for ${me.role === 'admin' ? 'users' : 'administrators'}.`
            : me.email
        }
      >
        You are signed in as <bdi>{me.username}</bdi>
      </PageTitle>
      <div className={classes.actions}>
        {reportForm ? (
          <Button component={Link} to={reportForm} fullWidth>
            Report a scam or phish
          </Button>
        ) : null}
        <Button
          component={Link}
          to={reportForm ? pathAfterSignIn(me.role, null) : onward}
          variant={reportForm ? 'default' : 'filled'}
          fullWidth
        >
          {redirect !== null && !refused ? 'Continue' : 'Continue to dashboard'}
        </Button>
        <Button variant="subtle" fullWidth onClick={() => leave(pathname + search)}>
          Use another account
        </Button>
        <p className={classes.other}>This signs you out here.</p>
      </div>
    </>
  );
}
