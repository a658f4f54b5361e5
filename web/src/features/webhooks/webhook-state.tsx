import type { Webhook } from '@redflag/shared/webhooks';
import { wordOff } from '@redflag/shared/webhooks/webhook.words';
import { StatusBadge } from '#ui/badges/status-badge.tsx';
import { DateTime } from '#ui/text/date-time.tsx';

/** Whether a webhook works, in a word. */
export function WebhookBadge({ off, keyWorks, failingSince }: Webhook) {
  if (off) return <StatusBadge status="Rejected" label="Off" />;
  if (!keyWorks) return <StatusBadge status="Closed" label="Waiting" />;
  if (failingSince) return <StatusBadge status="Under Review" label="Failing" />;
  return <StatusBadge status="Active" label="On" />;
}

/** Says why a webhook does not work; nothing if it does. */
export function WebhookTrouble({ off, keyWorks, failingSince, nextAttemptAt }: Webhook) {
  if (off)
    return (
      <>
        Switched off on <DateTime value={off.since} />: {wordOff(off.reason)}.
      </>
    );
  if (!keyWorks) return 'Its key expired, or the organisation is suspended. Nothing is sent.';
  if (failingSince)
    return (
      <>
        Failing since <DateTime value={failingSince} />.
        {nextAttemptAt ? (
          <>
            {' '}
            Next attempt: <DateTime value={nextAttemptAt} />.
          </>
        ) : null}
      </>
    );
  return null;
}
