import { SESSION_TIMEOUT_DEFAULT_MS } from '@redflag/shared/accounts/values';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppConfig } from '#api/app-config.ts';
import { refreshSession } from '#api/session.ts';
import { openTabChannel } from '#api/tab-channel.ts';
import { watchInactivity } from './inactivity.ts';

/** Events that count as activity; product specification section 4 names the first two. */
const signsOfLife = ['mousemove', 'keydown', 'mousedown', 'touchstart', 'wheel', 'scroll'] as const;

/** Sent between a browser's tabs: when the person was last active, or that the session has ended. */
type TabMessage = { activeAt: number } | 'ended';

/**
 * Ends the session after a time without activity in any tab, and keeps it alive otherwise.
 * @returns the seconds left when the end is near, otherwise null; and a function to stay signed in
 */
export function useInactivity(onEnd: () => void) {
  const timeout = useAppConfig().data?.sessionTimeout ?? SESSION_TIMEOUT_DEFAULT_MS;
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const staying = useRef<(() => void) | null>(null);
  const current = useRef<{ timeout: number; change?: (timeout: number) => void }>({ timeout });

  useEffect(() => {
    current.current.timeout = timeout;
    current.current.change?.(timeout);
  }, [timeout]);

  useEffect(() => {
    const tabs = openTabChannel('session-activity');
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
  }, [onEnd]);

  return { secondsLeft, stay: useCallback(() => staying.current?.(), []) };
}
