import { SESSION_WARNING_MS } from '@redflag/shared/accounts/values';

const LOOK_EVERY_MS = 1_000;
const KEEP_EVERY_MS = 3 * 60_000;

/** How far the server's record of activity may lag behind the latest request, in milliseconds. */
const NOTED_LATE_MS = 40_000;

interface InactivityEvents {
  /** Called every second, with the seconds left if the end is near, otherwise null. */
  onLook(secondsLeft: number | null): void;
  /** Called when the server should be told of recent activity. */
  onKeep(): void;
  /** Called once, after the full timeout without activity; nothing is called after it. */
  onEnd(): void;
}

/**
 * Watches for inactivity by the clock, so that the session ends when a computer wakes up too late.
 * During the warning only `stay` counts: moving the mouse to its button must not hide it.
 * @param initialTimeout the inactivity after which the session ends, in milliseconds
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
    /** Records activity. Returns whether it counts, which it does at most once a second. */
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
    /** Keeps the person signed in, at their request. */
    stay() {
      activeAt = Date.now();
      keep();
      look();
    },
    /** Records activity in another tab, at the given time. */
    actedElsewhere(at: number) {
      activeAt = Math.max(activeAt, at);
      look();
    },
    /** Changes the timeout, also for the inactivity so far. */
    changeTimeout(milliseconds: number) {
      timeout = milliseconds;
    },
    /** Ends the session because it ended in another tab. */
    endedElsewhere: end,
    stop,
  };
}
