import type { Me } from '@redflag/shared/accounts';
import { pathAfterSignIn, safeRedirect } from '@redflag/shared/accounts/redirect';
import { Suspense, useEffect, useState } from 'react';
import type { MetaFunction } from 'react-router';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Session } from '#api/session.ts';
import { updateMe, useSession } from '#api/session.ts';
import classes from '#app/auth/auth.module.css';
import { BuiltQuestion } from '#app/auth/pending-search/built-question.tsx';
import type { PendingSearch } from '#app/auth/pending-search/pending-search.tsx';
import {
  PendingSearchReminder,
  searchAt,
  usePendingSearch,
} from '#app/auth/pending-search/pending-search.tsx';
import { Canonical } from '#app/canonical.tsx';
import { fetchAhead, fetchNow } from '#app/loading/fetch-ahead.ts';
import { whenQuiet } from '#app/loading/when-quiet.ts';
import { keepHint } from '#app/signed-in-hint.ts';
import { ContinueWithGoogle } from '#features/accounts/sign-in/continue-with-google.tsx';
import { PasskeySignIn } from '#features/accounts/sign-in/passkey-sign-in.tsx';
import { SignInForm } from '#features/accounts/sign-in/sign-in-form.tsx';
import { StaffSignIn } from '#features/accounts/sign-in/staff-sign-in.tsx';
import { brand, pageMeta } from '#ui/brand.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { clearToasts } from '#ui/toast.tsx';
import { useSignInNotice } from './sign-in-notice.ts';

/** Where most people go from here. */
const next = ['layouts/user-layout', 'user/dashboard'];

/** Loaded only for visitors who have searched for something. */
const SignInForSearch = lazyPart(() => import('#app/auth/pending-search/sign-in-for-search.tsx'));
const AlreadySignedIn = lazyPart(() => import('./already-signed-in.tsx'));
/** Loaded only for who has a second factor, or must add one. */
const FactorStep = lazyPart(() => import('./factor-step.tsx'));

export const meta: MetaFunction = ({ location }) =>
  pageMeta(
    titleFor(searchAt(new URLSearchParams(location.search).get('redirect'))),
    `Sign in to ${brand.name} to check what others have reported and to report scams, fake messages and weaknesses in sites and apps.`,
  );

export default function SignIn() {
  const navigate = useNavigate();
  const redirect = safeRedirect(useSearchParams()[0].get('redirect'));
  const pending = usePendingSearch();
  const onward = redirect ?? pending?.path ?? null;
  const { notice, email } = useSignInNotice();
  // Where the built form is sent, it knows nothing of the address's query.
  const hydrated = useHydrated();
  const [wasBuilt] = useState(!hydrated);
  // A notice means that the person has an account: they need not be offered one.
  const search = hydrated && notice === null ? searchAt(redirect) : null;
  const [entering, setEntering] = useState(false);
  const session = useSession();
  const { status, me } = session;
  const halfway = useHalfway(session);
  // Who was signed out elsewhere is led here by the server, before the app knows of it.
  useEffect(() => {
    if (status === 'visitor') keepHint(null);
  }, [status]);
  // Most people who searched for something go to sign-up first.
  const staysHere = hydrated && search === null;
  useEffect(() => (staysHere ? whenQuiet(() => fetchAhead(...next)) : undefined), [staysHere]);
  function enter(user: Me) {
    clearToasts();
    setEntering(true);
    updateMe(user);
    void navigate(pathAfterSignIn(user.role, onward), { replace: true });
  }
  if (halfway && !entering) {
    return (
      <Suspense>
        <FactorStep onEntered={enter} />
      </Suspense>
    );
  }
  if (me && !entering && notice === null) {
    return (
      <Suspense>
        <AlreadySignedIn me={me} redirect={redirect} />
      </Suspense>
    );
  }
  const screen = (
    <div className={classes.screen} data-wide={search ? '' : undefined}>
      <Canonical path="/login" />
      <div>
        {search ? (
          <Question search={search} wasBuilt={wasBuilt} />
        ) : (
          <>
            {hydrated ? null : <BuiltQuestion />}
            <div className={classes.plain}>
              <PageTitle lead={leadTo(hydrated && notice === null ? redirect : null)}>
                Sign In
              </PageTitle>
              {notice ? <p className={classes.note}>{notice}</p> : null}
              <PendingSearchReminder />
            </div>
          </>
        )}
      </div>
      {/* In its place whatever is beside it: what was typed stays. */}
      <section className={classes.signIn} aria-labelledby={search ? 'enter' : undefined}>
        {search || !hydrated ? <h2 id="enter">Already have an account?</h2> : null}
        <SignInForm
          key={email}
          email={email}
          secondary={search !== null}
          onBegin={() => fetchNow(...next)}
          onSignedIn={enter}
          onUnverified={(email) => void navigate('/verify-email', { state: { email } })}
        />
        <ContinueWithGoogle redirect={onward}>
          <PasskeySignIn onSignedIn={enter} />
          {search ? null : (
            <p className={`${classes.other} signs-up`}>
              Don't have an account? <Link to="/signup">Sign up</Link>
            </p>
          )}
        </ContinueWithGoogle>
        <StaffSignIn redirect={onward} />
      </section>
    </div>
  );
  if (wasBuilt) return screen;
  return <Suspense fallback={<div data-wide="" />}>{screen}</Suspense>;
}

/** Returns what a visitor asked. Where it was not built, the form waits for it, which would move the form. */
function Question({ search, wasBuilt }: { search: PendingSearch; wasBuilt: boolean }) {
  const question = <SignInForSearch search={search} />;
  return wasBuilt ? <Suspense fallback={<BuiltQuestion />}>{question}</Suspense> : question;
}

/** Returns whether the person is asked for a second factor, until they have left the last of its steps. */
function useHalfway(session: Session): boolean {
  const [halfway, setHalfway] = useState(false);
  const isHalf = session.status === 'visitor' && session.half;
  const isOver = session.status === 'visitor' && !session.half;
  if (halfway ? isOver : isHalf) setHalfway(!halfway);
  return halfway;
}

function titleFor(search: PendingSearch | null): string {
  if (!search) return 'Sign In';
  if (search.isMine) return 'Sign in to answer reports';
  return search.isReport ? 'Sign in to report' : 'Sign in to see the answer';
}

/** Returns the lead for the screen that the person tried to open. */
function leadTo(redirect: string | null): string {
  // As the preview of the link says (server/src/platform/web-app/web-app.ts).
  return redirect?.startsWith('/user/report/')
    ? 'You opened a link to a report. Sign in to read it.'
    : 'Sign in to search and file reports.';
}
