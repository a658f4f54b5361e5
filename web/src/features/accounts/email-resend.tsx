import { useState } from 'react';
import { $api } from '#api/client.ts';
import { inWords, problemOf, sentenceWithCode } from '#api/problem.ts';
import { Button } from '#ui/button.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';
import classes from './forms.module.css';
import { useSecondsUntil } from './use-seconds-until.ts';

/** How long an email has to arrive, in milliseconds: an address gets only a few an hour. */
const RESEND_AFTER_MS = 60_000;

interface ResendEmailProps {
  email: string;
  /** When the last email was sent, in milliseconds since 1970. */
  sentAt: number;
  onResent: () => void;
}

/** Sends a new verification email, once the last one has had time to arrive. */
export function ResendEmail({ email, sentAt, onResent }: ResendEmailProps) {
  const send = $api.useMutation('post', '/v1/auth/verify-email/send');
  const [refusedUntil, setRefusedUntil] = useState(0);
  const seconds = useSecondsUntil(Math.max(sentAt + RESEND_AFTER_MS, refusedUntil));

  function resend() {
    send.mutate(
      { body: { email } },
      {
        onSuccess: () => {
          toastSuccess('Done. Only the link and the code in the newest email work.');
          onResent();
        },
        onError: (error) => {
          const problem = problemOf(error);
          setRefusedUntil(Date.now() + (problem.retryAfter ?? 0) * 1_000);
          toastError(`Error sending verification email: ${sentenceWithCode(problem)}`);
        },
      },
    );
  }

  return (
    <Button
      variant="default"
      fullWidth
      className={classes.waiting ?? ''}
      loading={send.isPending}
      disabled={seconds > 0}
      onClick={resend}
    >
      {seconds > 0 ? `Send again in ${inWords(seconds)}` : 'Send again'}
    </Button>
  );
}
