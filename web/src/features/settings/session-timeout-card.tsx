import { sessionTimeoutChangeSchema } from '@redflag/shared/settings';
import { plural } from '@redflag/shared/text/plural';
import { $api } from '#api/query-client.ts';
import { SettingCard } from './setting-card.tsx';

const MINUTE_MS = 60_000;

/** Converts minutes as typed to milliseconds; NaN if they are not a whole number. */
function readMinutes(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) * MINUTE_MS : Number.NaN;
}

interface SessionTimeoutCardProps {
  /** In milliseconds. */
  timeout: number;
}

export function SessionTimeoutCard({ timeout }: SessionTimeoutCardProps) {
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
