import { SESSION_WARNING_MS } from '@redflag/shared/settings';

const LOOK_EVERY_MS = 1_000;
const KEEP_EVERY_MS = 3 * 60_000;

/** How much older than the latest request the server's note of a visit may be, in milliseconds. */
const NOTED_LATE_MS = 40_000;

interface InactivityEvents {
  /** Seconds until the end while that is near, otherwise null; told every second. */
  onLook(secondsLeft: number | null): void;
  /** The server has not heard of what the person did: time for a request. */
  onKeep(): void;
  /** Nobody was active for the whole timeout. Nothing follows. */
  onEnd(): void;
}

/**
 * Watches for inactivity by the clock, so that a computer which slept ends the session on waking up.
 * Near the end only `stay` goes on: a hand on the way to that button must not take it away.
 * @param initialTimeout inactivity after which the session ends, in milliseconds
 */
export function watchInactivity(
  initialTimeout: number,
  { onLook, onKeep, onEnd }: InactivityEvents,
) {
  let timeout = initialTimeout;
  let activeAt = Date.now();
  let keptAt = activeAt;
  let ended = false;
  const timer = setInterval(look, LOOK_EVERY_MS);

  const warning = () => Math.min(SESSION_WARNING_MS, timeout / 2);
  const keepEvery = () => Math.min(KEEP_EVERY_MS, timeout / 4);
  const timeLeft = () => activeAt + timeout - Date.now();

  function look() {
    const left = timeLeft();
    if (left <= 0) {
      end();
      return;
    }
    onLook(left <= warning() ? Math.ceil(left / 1_000) : null);
    if (Date.now() - keptAt >= keepEvery() && activeAt > keptAt - NOTED_LATE_MS) {
      keep();
    }
  }

  function keep() {
    keptAt = Date.now();
    onKeep();
  }

  function stop() {
    clearInterval(timer);
  }

  function end() {
    stop();
    if (!ended) {
      ended = true;
      onEnd();
    }
  }

  return {
    /** The person did something. True when it counts, which it does once a second. */
    act(): boolean {
      const left = timeLeft();
      if (left <= 0) {
        look();
      }
      const counts = left > warning() && Date.now() - activeAt >= LOOK_EVERY_MS;
      if (counts) {
        activeAt = Date.now();
      }
      return counts;
    },
    /** The person asked to stay signed in. */
    stay() {
      activeAt = Date.now();
      keep();
      look();
    },
    /** The person was active in another tab, at the given time. */
    actedElsewhere(at: number) {
      activeAt = Math.max(activeAt, at);
      look();
    },
    /** The timeout is another from now on, for the inactivity so far as well. */
    changeTimeout(milliseconds: number) {
      timeout = milliseconds;
    },
    /** The session ended in another tab. */
    endedElsewhere: end,
    stop,
  };
}
