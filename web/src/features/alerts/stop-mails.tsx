import { useEffect } from 'react';
import { $api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { Button } from '#ui/button.tsx';
import { FailureState } from '#ui/failure-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageTitle } from '#ui/page-title.tsx';

/**
 * The screen behind the link of a status mail: stops these mails as soon as it is opened, without
 * signing in, and offers to turn them on again. A program that only fetches the page stops nothing.
 * @param token the token in the emailed link
 */
export function StopMails({ token }: { token: string }) {
  const { mutate, data, error, isPending } = $api.useMutation('put', '/v1/status-mails');
  useEffect(() => mutate({ body: { token, statusMails: false } }), [mutate, token]);

  const choose = (statusMails: boolean) => mutate({ body: { token, statusMails } });
  if (error) {
    return (
      <>
        <PageTitle>Emails about your reports</PageTitle>
        <FailureState message={problemOf(error).sentence} onRetry={() => choose(false)} />
      </>
    );
  }
  if (!data) {
    return (
      <>
        <PageTitle>Emails about your reports</PageTitle>
        <Loading rows={2} rowHeight={44} />
      </>
    );
  }
  return data.statusMails ? (
    <>
      <PageTitle
        key="on"
        focused
        lead="We email you when the status of one of your reports changes."
      >
        You will get these emails again
      </PageTitle>
      <Button fullWidth variant="default" loading={isPending} onClick={() => choose(false)}>
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
      <Button fullWidth variant="default" loading={isPending} onClick={() => choose(true)}>
        Turn them on again
      </Button>
    </>
  );
}
