import { $api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { FailureState } from '#ui/failure-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { NotificationEmailCard } from './notification-email-card.tsx';
import { SessionTimeoutCard } from './session-timeout-card.tsx';

/** The settings of the service, a card each (product specification section 2, "Settings"). */
export function SettingsCards() {
  const { data, error, refetch } = $api.useQuery('get', '/v1/config');
  if (!data) {
    return error ? (
      <FailureState message={problemOf(error).detail} onRetry={refetch} />
    ) : (
      <Loading rows={2} rowHeight={190} />
    );
  }
  return (
    <>
      <SessionTimeoutCard timeout={data.sessionTimeout} />
      <NotificationEmailCard email={data.notificationEmail} />
    </>
  );
}
