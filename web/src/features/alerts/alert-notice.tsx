import type { Target } from '@redflag/shared/checks';
import { showTarget } from '@redflag/shared/targets/show-target';
import { $api } from '#api/client.ts';
import { AlertButton } from './alert-button.tsx';
import classes from './alerts.module.css';

export interface AlertNoticeProps {
  /** What the person searched for or reported. */
  target: Pick<Target, 'category' | 'key' | 'shown'>;
}

/**
 * Says beside an answer that the person will be told if the target is confirmed as a scam, and lets
 * them stop it. Renders nothing if they will not be told, or it is confirmed already.
 */
export function AlertNotice({ target: { category, key, shown } }: AlertNoticeProps) {
  const params = { query: { category, key } };
  const { data } = $api.useQuery('get', '/v1/me/alerts', { params });
  const alert = data?.items[0];
  if (!alert || alert.confirmed) return null;
  const name = <bdi>{showTarget(shown)}</bdi>;
  return (
    <div className={classes.notice}>
      <p role="status">
        {alert.stopped ? (
          <>We will not tell you about {name}.</>
        ) : (
          <>We will tell you if {name} is confirmed as a scam.</>
        )}
      </p>
      <AlertButton alert={alert} />
    </div>
  );
}
