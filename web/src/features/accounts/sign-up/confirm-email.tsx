import type { Me } from '@redflag/shared/accounts';
import { wasThatYou } from '@redflag/shared/accounts/values';
import { useCallback, useEffect, useState } from 'react';
import { api, contentOf } from '#api/client.ts';
import type { ApiProblem } from '#api/problem.ts';
import { problemOf } from '#api/problem.ts';
import { retried } from '#api/shared-answer.ts';
import classes from '#features/accounts/forms.module.css';
import { Button } from '#ui/buttons/button.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { Notice } from '#ui/states/notice.tsx';
import type { Answer } from './was-that-you.tsx';
import { WasThatYou } from './was-that-you.tsx';

/** What became of a sign-up. */
export interface Settled {
  /** Otherwise the account was removed. */
  verified: boolean;
  email: string;
  /** Who is signed in now; null in another browser than the sign-up's. */
  user: Me | null;
}

const checkLink = (token: string) =>
  retried(() => contentOf(api.POST('/v1/auth/verify-email/check', { body: { token } })));
type Link = Awaited<ReturnType<typeof checkLink>>;

interface ConfirmEmailProps {
  /** The token in the emailed link. */
  token: string;
  onSettled: (outcome: Settled) => void;
  /** Called to get a new email, if the link is used or expired. */
  onNewMail: () => void;
}

/** The screen behind the emailed link. It needs a click: mail scanners open links and would use up the token. */
export function ConfirmEmail({ token, onSettled, onNewMail }: ConfirmEmailProps) {
  const { link, problem, setProblem, checking, check } = useCheckedLink(token);
  const [sending, setSending] = useState(false);

  /** Returns what is wrong, or null. */
  function send(answer?: Answer): Promise<ApiProblem | null> {
    setProblem(null);
    return contentOf(api.POST('/v1/auth/verify-email', { body: { token, ...answer } })).then(
      (outcome) => {
        onSettled({ ...outcome, email: link?.email ?? '' });
        return null;
      },
      problemOf,
    );
  }

  async function verify() {
    setSending(true);
    setProblem(await send());
    setSending(false);
  }

  if (!(link || problem)) return <Loading rows={1} />;
  return (
    <div className={classes.form}>
      {problem ? (
        <>
          <Notice tone="danger" role="alert" title="We could not verify your email">
            <p>{problem.detail}</p>
          </Notice>
          {link === null && problem.code !== 'auth/invalid-verification-code' ? (
            <Button fullWidth loading={checking} onClick={() => void check()}>
              Try again
            </Button>
          ) : null}
          <Button variant="default" fullWidth onClick={onNewMail}>
            Get a new email
          </Button>
        </>
      ) : null}
      {link?.signedUpHere ? (
        <>
          <p>
            Press the button to confirm that <strong>{link.email}</strong> is your address, and to
            sign in.
          </p>
          <Button fullWidth loading={sending} onClick={() => void verify()}>
            Verify Email
          </Button>
        </>
      ) : null}
      {link && !link.signedUpHere ? (
        <WasThatYou question={wasThatYou(link.username)} onAnswer={send} onRefused={setProblem} />
      ) : null}
    </div>
  );
}

/** Asks the server what the link is for, and what is wrong with it. */
function useCheckedLink(token: string) {
  const [link, setLink] = useState<Link | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [checking, setChecking] = useState(false);
  const check = useCallback(async () => {
    setChecking(true);
    try {
      setLink(await checkLink(token));
      setProblem(null);
    } catch (error) {
      setProblem(problemOf(error));
    }
    setChecking(false);
  }, [token]);
  useEffect(() => void check(), [check]);
  return { link, problem, setProblem, checking, check };
}
