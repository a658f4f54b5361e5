import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { api, contentOf } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { FailureState } from '#ui/states/failure-state.tsx';
import { Loading } from '#ui/states/loading.tsx';

interface Outcome {
  statusMails?: boolean;
  error?: unknown;
}

interface StopMailsProps {
  /** The token in the emailed link; empty if it is cut off. */
  token: string;
  /** Where the setting is for people who are signed in. */
  profilePath: string;
}

/**
 * The screen behind the link of a status mail: stops these mails as soon as it is opened, without
 * signing in, and offers to turn them on again. A program that only fetches the page stops nothing.
 */
export function StopMails({ token, profilePath }: StopMailsProps) {
  const [{ statusMails, error }, setOutcome] = useState<Outcome>({});
  const choose = useCallback(
    async (statusMails: boolean) => {
      setOutcome({});
      const body = { token, statusMails };
      setOutcome(
        await contentOf(api.PUT('/v1/status-mails', { body })).catch((error) => ({ error })),
      );
    },
    [token],
  );
  useEffect(() => void choose(false), [choose]);

  if (error && problemOf(error).status === 422) {
    return (
      <>
        <PageTitle lead={problemOf(error).detail}>Emails about your reports</PageTitle>
        <Button component={Link} to={profilePath} fullWidth>
          Open your profile
        </Button>
      </>
    );
  }
  if (error) {
    return (
      <>
        <PageTitle>Emails about your reports</PageTitle>
        <FailureState message={problemOf(error).sentence} onRetry={() => void choose(false)} />
      </>
    );
  }
  if (statusMails === undefined) {
    return (
      <>
        <PageTitle>Emails about your reports</PageTitle>
        <Loading rows={2} rowHeight={44} />
      </>
    );
  }
  return statusMails ? (
    <>
      <PageTitle
        key="on"
        focused
        lead="We email you when the status of one of your reports changes."
      >
        You will get these emails again
      </PageTitle>
      <Button fullWidth variant="default" onClick={() => void choose(false)}>
        Stop these emails
      </Button>
    </>
  ) : (
    <>
      <PageTitle
        key="off"
        focused
        lead="We no longer email you when the status of one of your reports changes. You can still see changes under Notifications."
      >
        These emails are stopped
      </PageTitle>
      <Button fullWidth variant="default" onClick={() => void choose(true)}>
        Turn them on again
      </Button>
    </>
  );
}
