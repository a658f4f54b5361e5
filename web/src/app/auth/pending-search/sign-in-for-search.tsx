import { replyForms } from '@redflag/shared/accounts/redirect';
import type { CategoryValue } from '@redflag/shared/categories';
import { subjectLabel } from '@redflag/shared/categories/subject.words';
import { categoryValues } from '@redflag/shared/categories/values';
import { REPLY_PROMISES } from '@redflag/shared/replies/promises.words';
import { precautionsFor } from '@redflag/shared/verdicts/precautions.words';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useAppConfig } from '#api/app-config.ts';
import classes from '#app/auth/auth.module.css';
import type { CarriedAccount } from '#app/auth/carried.ts';
import { useCarriedState } from '#app/auth/carried.ts';
import { isClosed } from '#app/auth/closed-sign-up.ts';
import type { SignUpAccount } from '#features/accounts/sign-up/account-step.tsx';
import { AccountStep } from '#features/accounts/sign-up/account-step.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { IsMine } from './built-question.tsx';
import type { PendingSearch } from './pending-search.tsx';
import { PendingSearchNote } from './pending-search.tsx';
import { SearchedTarget } from './pending-search-note.tsx';

/** Shows a visitor's search, how to get an account for its results, and what to do until then. */
export default function SignInForSearch({ search }: { search: PendingSearch }) {
  const { target, isReport, isMine } = search;
  const { data: config } = useAppConfig();
  const [params] = useSearchParams();
  const told = categoryValues.find((value) => value === params.get('about'));
  const named = isMine ? [] : readFound(params.get('found') ?? '', target ?? '');
  const detected = useDetected(told ? '' : (target ?? ''));
  const closed = isClosed(config);
  return (
    <>
      <PageTitle
        lead={
          closed ? 'Sign in to continue.' : 'Create a free account: it takes about two minutes.'
        }
      >
        {target === null ? whatFor(search) : null}
        {named.length > 0 ? 'See reports on what your message names' : null}
        {target !== null && named.length === 0 ? (
          <>
            {isMine ? 'Answer the' : 'See'} reports on <SearchedTarget target={target} />
          </>
        ) : null}
      </PageTitle>
      {named.length > 0 ? (
        <ul className={classes.named} aria-label="Found in your message">
          {named.map(({ category, text }) => (
            <li key={text}>
              {subjectLabel(category)}: <SearchedTarget target={text} />
            </li>
          ))}
        </ul>
      ) : null}
      {closed ? null : (
        <>
          <SignUpStart />
          <p className={classes.toForm}>
            Already have an account?{' '}
            <a className="touch" href="#enter">
              Sign in
            </a>
          </p>
        </>
      )}
      <section className={classes.precautions} aria-labelledby="precautions">
        <h2 id="precautions">{isMine ? 'What happens next' : 'Until you know'}</h2>
        {told && named.length > 1 ? (
          <p className="mb-md">Take most care with the {inSentence(subjectLabel(told))}:</p>
        ) : null}
        <ul className="stack gap-sm">
          {(isMine ? REPLY_PROMISES : precautionsFor(told ?? detected)).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      {target === null || isReport || isMine || named.length > 0 ? null : (
        <IsMine href={`?${new URLSearchParams({ redirect: replyFormFor(target) })}`} />
      )}
    </>
  );
}

/** The first step of the registration, which leads to the second. */
function SignUpStart() {
  const location = useLocation();
  const navigate = useNavigate();
  const { account = null } = useCarriedState<CarriedAccount>();

  // The next step shows it, where it would come late and move the form.
  useEffect(() => void PendingSearchNote.load(), []);

  async function carryOn(account: SignUpAccount) {
    // Kept for the browser's back button.
    await navigate(location, { replace: true, state: { account } satisfies CarriedAccount });
    const state: CarriedAccount = { account, askedBefore: true };
    await navigate('/signup?step=password', { state });
  }

  return (
    <section className={classes.enter} aria-labelledby="create">
      <h2 id="create">Create account</h2>
      <AccountStep account={account} onContinue={carryOn} />
    </section>
  );
}

function whatFor({ isReport, isMine }: PendingSearch): string {
  if (isMine) return 'Answer reports';
  return isReport ? 'Report a scam or phish' : 'Check or report what you shared';
}

const replyFormFor = (target: string) => `${replyForms.user}?${new URLSearchParams({ target })}`;

/** Returns the category that a text looks like; null until that is known. */
function useDetected(text: string): CategoryValue | null {
  const [detected, setDetected] = useState<CategoryValue | null>(null);
  useEffect(() => {
    if (text === '') return;
    // Only where the server has not said it, as a session turned out to have ended.
    import('#features/reports/target-format.ts')
      .then(({ lookAt }) => lookAt(text))
      .then(
        ({ category }) => setDetected(category),
        () => undefined,
      );
  }, [text]);
  return detected;
}

const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** Returns what the start page's search found in a message, each once. */
function readFound(places: string, message: string): { category: CategoryValue; text: string }[] {
  const found = places.split(',').flatMap((place) => {
    const [, kind, start, end] = /^([a-z-]+):(\d+)-(\d+)$/.exec(place) ?? [];
    const category = categoryValues.find((value) => value === kind);
    const text = message.slice(Number(start), Number(end));
    return category && text ? [{ category, text }] : [];
  });
  return [...new Map(found.map((one) => [one.text, one])).values()];
}
