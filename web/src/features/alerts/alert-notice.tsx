import type { Target } from '@redflag/shared/checks';
import { nameTarget } from '@redflag/shared/text/show-target';
import { $api } from '#api/query-client.ts';
import { BellIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { Breakable } from '#ui/text/breakable.tsx';
import { DateOnly } from '#ui/text/date-time.tsx';
import { AlertButton } from './alert-button.tsx';
import classes from './alerts.module.css';

interface AlertNoticeProps {
  /** What the person searched for or reported. */
  target: Pick<Target, 'category' | 'key' | 'shown'>;
  /** Whether the server has remembered that. Until then, there is nothing to ask. */
  remembered: boolean;
}

/**
 * Says beside an answer that the person will be told if the target is confirmed as a scam, and lets
 * them stop it. Renders nothing if they will not be told, or it is confirmed already.
 */
export default function AlertNotice({
  target: { category, key, shown },
  remembered,
}: AlertNoticeProps) {
  const params = { query: { category, key } };
  const enabled = { enabled: remembered };
  const { data, isPending } = $api.useQuery('get', '/v1/me/alerts', { params }, enabled);
  const alert = data?.items[0];
  if (isPending) return <Skeleton className={classes.awaited} />;
  if (!alert || alert.confirmed) return null;
  const name = (
    <bdi>
      <Breakable>{nameTarget(shown)}</Breakable>
    </bdi>
  );
  return (
    <div className={classes.notice}>
      <Notice tone="neutral" icon={<BellIcon size={24} />} action={<AlertButton alert={alert} />}>
        <p role="status">
          {alert.stopped ? (
            <>We will not tell you about {name}.</>
          ) : (
            <>
              {' '}
              Until <DateOnly value={alert.until} />, we will tell you if {name} is confirmed as a
              scam.{' '}
            </>
          )}
        </p>
      </Notice>
    </div>
  );
}
