import {
  notificationEmailChangeSchema,
  sessionTimeoutChangeSchema,
} from '@redflag/shared/admin/settings';
import { plural } from '@redflag/shared/text/plural';
import { outcomeOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { Loaded } from '#ui/states/loaded.tsx';
import { SettingCard } from './setting-card.tsx';

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

const MINUTE_MS = 60_000;

/** Converts minutes as typed to milliseconds; NaN if they are not a whole number. */
function readMinutes(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) * MINUTE_MS : Number.NaN;
}

interface SessionTimeoutCardProps {
  /** In milliseconds. */
  timeout: number;
}

function SessionTimeoutCard({ timeout }: SessionTimeoutCardProps) {
  const change = $api.useMutation('put', '/v1/config/sessionTimeout');
  const minutes = timeout / MINUTE_MS;
  return (
    <SettingCard
      title="Session Management"
      about="People are signed out after this long without activity. Changes apply immediately."
      name="Session timeout"
      value={plural(minutes, { one: '# minute', other: '# minutes' })}
      field={{
        label: 'Session timeout in minutes',
        description: 'A whole number from 1 to 1440 (one day).',
        inputMode: 'numeric',
        style: { maxWidth: '10rem' },
      }}
      text={String(minutes)}
      read={(text) => sessionTimeoutChangeSchema.safeParse({ timeout: readMinutes(text) })}
      save={(body) => change.mutateAsync({ body })}
      saved="Session timeout updated successfully"
      failed="Error updating session timeout. Please try again."
    />
  );
}

interface NotificationEmailCardProps {
  /** Null if no emails are sent. */
  email: string | null;
}

function NotificationEmailCard({ email }: NotificationEmailCardProps) {
  const change = $api.useMutation('put', '/v1/config/notificationEmail');
  return (
    <SettingCard
      title="Email Configuration"
      about="We email this address about new reports, and hourly while any are pending."
      name="Notification email"
      value={email ?? 'None (nobody gets these emails)'}
      field={{
        label: 'Notification email',
        description: 'Leave it empty, and nobody gets these emails.',
        type: 'email',
        autoComplete: 'off',
        style: { maxWidth: '28rem' },
      }}
      text={email ?? ''}
      read={(text) => notificationEmailChangeSchema.safeParse({ email: text })}
      save={(body) => change.mutateAsync({ body })}
      saved="Notification email updated successfully"
      failed="Error updating notification email. Please try again."
    />
  );
}
