import { PHONE_RESEND_AFTER_MS } from '@redflag/shared/accounts/phone-verification';
import { $api } from '#api/client.ts';
import type { ApiProblem } from '#api/problem.ts';
import { problemOf } from '#api/problem.ts';
import classes from '#features/accounts/forms.module.css';
import { SendAgain } from '#features/accounts/send-again.tsx';
import { useRobotCheck } from '#features/accounts/use-robot-check.tsx';
import { useSecondsUntil } from '#features/accounts/use-seconds-until.ts';
import { toastSuccess } from '#ui/toast.tsx';

interface ResendCodeProps {
  phone: string;
  /** When the last code was sent, in milliseconds since 1970. */
  sentAt: number;
  onResent: (masked: string) => void;
  onRefused: (problem: ApiProblem) => void;
}

/** Sends a new code, once the last one has had time to arrive and a new robot check has passed. */
export function ResendCode({ phone, sentAt, onResent, onRefused }: ResendCodeProps) {
  const seconds = useSecondsUntil(sentAt + PHONE_RESEND_AFTER_MS);
  const robotCheck = useRobotCheck();
  const send = $api.useMutation('post', '/v1/auth/phone/send');

  function resend() {
    send.mutate(
      { body: { phone, robotCheck: robotCheck.solution ?? '' } },
      {
        onSuccess: (sent) => {
          toastSuccess('We have sent a new code.');
          onResent(sent.phone);
        },
        onError: (error) => onRefused(problemOf(error)),
        onSettled: robotCheck.renew,
      },
    );
  }

  return (
    <div className={classes.again}>
      <SendAgain
        label="Resend code"
        seconds={seconds}
        busy={send.isPending}
        disabled={robotCheck.solution === null}
        onClick={resend}
      />
      {seconds > 0 ? null : robotCheck.field}
    </div>
  );
}
