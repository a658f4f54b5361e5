import { $api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import classes from './forms.module.css';

interface ConfirmEmailProps {
  /** The token in the emailed link. */
  token: string;
  onVerified: () => void;
  /** Called to get a new email, if the link is used or expired. */
  onNewMail: () => void;
}

/**
 * The screen behind the emailed link. It needs a click, because mail scanners open links too and
 * would use up the token.
 */
export function ConfirmEmail({ token, onVerified, onNewMail }: ConfirmEmailProps) {
  const verify = $api.useMutation('post', '/v1/auth/verify-email', { onSuccess: onVerified });
  return (
    <div className={classes.form}>
      {verify.error ? (
        <>
          <Notice tone="danger" role="alert" title="We could not verify your email">
            <p>{problemOf(verify.error).detail}</p>
          </Notice>
          <Button variant="default" fullWidth onClick={onNewMail}>
            Get a new email
          </Button>
        </>
      ) : null}
      <Button
        fullWidth
        loading={verify.isPending}
        onClick={() => verify.mutate({ body: { token } })}
      >
        Verify Email
      </Button>
    </div>
  );
}
