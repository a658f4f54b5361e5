import { notificationEmailChangeSchema } from '@redflag/shared/settings';
import { $api } from '#api/query-client.ts';
import { SettingCard } from './setting-card.tsx';

interface NotificationEmailCardProps {
  /** Null if no emails are sent. */
  email: string | null;
}

export function NotificationEmailCard({ email }: NotificationEmailCardProps) {
  const change = $api.useMutation('put', '/v1/config/notificationEmail');
  return (
    <SettingCard
      title="Email Configuration"
      about="We email this address about new reports, and hourly while any are pending."
      name="Notification email"
      value={email ?? 'None (no emails are sent)'}
      field={{
        label: 'Notification email',
        description: 'Leave it empty to send no emails.',
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
