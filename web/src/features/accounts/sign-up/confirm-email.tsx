import { wasThatYou } from '@redflag/shared/accounts/values';
import { $api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import classes from '#features/accounts/forms.module.css';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { WasThatYou } from './was-that-you.tsx';

interface ConfirmEmailProps {
  /** The token in the emailed link. */
  token: string;
  /** Called with whether the email is verified; otherwise the account was removed. */
  onSettled: (outcome: { verified: boolean; email: string }) => void;
  /** Called to get a new email, if the link is used or expired. */
  onNewMail: () => void;
}

/**
 * The screen behind the emailed link. It needs a click, because mail scanners open links too and
 * would use up the token.
 */
export function ConfirmEmail({ token, onSettled, onNewMail }: ConfirmEmailProps) {
  const link = $api.useQuery(
    'post',
    '/v1/auth/verify-email/check',
    { body: { token } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const verify = $api.useMutation('post', '/v1/auth/verify-email', {
    onSuccess: ({ verified }) => onSettled({ verified, email: link.data?.email ?? '' }),
  });
  const problem = verify.error ?? link.error;
  const send = (mine?: boolean) => verify.mutate({ body: { token, mine } });
  if (link.isPending) return <Loading rows={1} />;
  return (
    <div className={classes.form}>
      {problem ? (
        <>
          <Notice tone="danger" role="alert" title="We could not verify your email">
            <p>{problemOf(problem).detail}</p>
          </Notice>
          {link.error && problemOf(link.error).code !== 'auth/invalid-verification-code' ? (
            <Button fullWidth loading={link.isFetching} onClick={() => void link.refetch()}>
              Try again
            </Button>
          ) : null}
          <Button variant="default" fullWidth onClick={onNewMail}>
            Get a new email
          </Button>
        </>
      ) : null}
      {link.data?.signedUpHere ? (
        <>
          <p>
            Press the button to confirm that <strong>{link.data.email}</strong> is your address.
          </p>
          <Button fullWidth loading={verify.isPending} onClick={() => send()}>
            Verify Email
          </Button>
        </>
      ) : null}
      {link.data && !link.data.signedUpHere ? (
        <WasThatYou
          question={wasThatYou(link.data.username)}
          sending={verify.isPending ? verify.variables.body.mine : undefined}
          onAnswer={send}
        />
      ) : null}
    </div>
  );
}
