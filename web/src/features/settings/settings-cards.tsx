import { outcomeOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { Loaded } from '#ui/states/loaded.tsx';
import { NotificationEmailCard } from './notification-email-card.tsx';
import { SessionTimeoutCard } from './session-timeout-card.tsx';

/** The settings of the service, one card each (product specification section 2, "Settings"). */
export function SettingsCards() {
  const settings = $api.useQuery('get', '/v1/config');
  return (
    <div className="measure">
      <Loaded {...outcomeOf(settings)} rows={2} rowHeight={190}>
        {({ sessionTimeout, notificationEmail }) => (
          <>
            <SessionTimeoutCard timeout={sessionTimeout} />
            <NotificationEmailCard email={notificationEmail} />
          </>
        )}
      </Loaded>
    </div>
  );
}
