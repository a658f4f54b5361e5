import { $api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import classes from './forms.module.css';

interface ConfirmEmailProps {
  /** What the mailed link carries. */
  token: string;
  onVerified: () => void;
  /** The link is used up or too old. */
  onNewMail: () => void;
}

/**
 * Where the mailed link lands. It takes a press of the button, since programs that look into mail
 * open links too and would use it up.
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
