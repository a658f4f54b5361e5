import { PHONE_RESEND_AFTER_MS } from '@redflag/shared/accounts/phone-verification';
import { useState } from 'react';
import { api, contentOf } from '#api/client.ts';
import type { ApiProblem } from '#api/problem.ts';
import { problemOf } from '#api/problem.ts';
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
  const [busy, setBusy] = useState(false);

  async function resend() {
    setBusy(true);
    const body = { phone, robotCheck: robotCheck.solution ?? '' };
    await contentOf(api.POST('/v1/auth/phone/send', { body })).then(
      (sent) => {
        toastSuccess('We have sent a new code.');
        onResent(sent.phone);
      },
      (error) => onRefused(problemOf(error)),
    );
    robotCheck.renew();
    setBusy(false);
  }

  return (
    <div className="stack mt-md">
      <SendAgain
        label="Resend code"
        seconds={seconds}
        busy={busy}
        disabled={robotCheck.solution === null}
        onClick={() => void resend()}
      />
      {seconds > 0 ? null : robotCheck.field}
    </div>
  );
}
