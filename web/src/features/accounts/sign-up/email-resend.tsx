import { useState } from 'react';
import { api } from '#api/client.ts';
import { problemOf, sentenceWithCode } from '#api/problem.ts';
import { SendAgain } from '#features/accounts/send-again.tsx';
import { useSecondsUntil } from '#features/accounts/use-seconds-until.ts';
import { toastError, toastSuccess } from '#ui/toast.tsx';

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
  const [busy, setBusy] = useState(false);
  const [refusedUntil, setRefusedUntil] = useState(0);
  const seconds = useSecondsUntil(Math.max(sentAt + RESEND_AFTER_MS, refusedUntil));

  async function resend() {
    setBusy(true);
    await api.POST('/v1/auth/verify-email/send', { body: { email } }).then(
      () => {
        toastSuccess('Done. Only the link and the code in the newest email work.');
        onResent();
      },
      (error) => {
        const problem = problemOf(error);
        setRefusedUntil(Date.now() + (problem.retryAfter ?? 0) * 1_000);
        toastError(`Error sending verification email: ${sentenceWithCode(problem)}`);
      },
    );
    setBusy(false);
  }

  return (
    <SendAgain label="Send again" seconds={seconds} busy={busy} onClick={() => void resend()} />
  );
}
