import { SESSION_TIMEOUT_DEFAULT_MS } from '@redflag/shared/settings';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppConfig } from '#api/app-config.ts';
import { useRefreshSession } from '#api/session.ts';
import { watchInactivity } from './inactivity.ts';

/** What counts as activity; the first two are those of product specification section 4. */
const signsOfLife = ['mousemove', 'keydown', 'mousedown', 'touchstart', 'wheel', 'scroll'] as const;

/** Said between the tabs of one browser: when the person was last active, or that the session is over. */
type TabMessage = { activeAt: number } | 'ended';

/**
 * Ends a session in which nobody is active, across all tabs, and keeps one alive in which somebody is.
 * @returns the seconds left while the end is near, otherwise null
 */
export function useInactivity(onEnd: () => void) {
  const timeout = useAppConfig().data?.sessionTimeout ?? SESSION_TIMEOUT_DEFAULT_MS;
  const refreshSession = useRefreshSession();
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const staying = useRef<(() => void) | null>(null);
  const current = useRef<{ timeout: number; change?: (timeout: number) => void }>({ timeout });

  useEffect(() => {
    current.current.timeout = timeout;
    current.current.change?.(timeout);
  }, [timeout]);

  useEffect(() => {
    const tabs = new BroadcastChannel('session-activity');
    const tellTabs = (message: TabMessage) => tabs.postMessage(message);
    let endedElsewhere = false;
    const watching = watchInactivity(current.current.timeout, {
      onLook: setSecondsLeft,
      onKeep: refreshSession,
      onEnd: () => {
        if (!endedElsewhere) {
          tellTabs('ended');
        }
        onEnd();
      },
    });
    tabs.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if (data === 'ended') {
        endedElsewhere = true;
        watching.endedElsewhere();
      } else {
        watching.actedElsewhere(data.activeAt);
      }
    };
    const act = () => {
      if (watching.act()) {
        tellTabs({ activeAt: Date.now() });
      }
    };
    current.current.change = watching.changeTimeout;
    staying.current = () => {
      watching.stay();
      tellTabs({ activeAt: Date.now() });
    };
    for (const sign of signsOfLife) {
      document.addEventListener(sign, act, { capture: true, passive: true });
    }
    return () => {
      watching.stop();
      tabs.close();
      setSecondsLeft(null);
      for (const sign of signsOfLife) {
        document.removeEventListener(sign, act, { capture: true });
      }
    };
  }, [refreshSession, onEnd]);

  return { secondsLeft, stay: useCallback(() => staying.current?.(), []) };
}
