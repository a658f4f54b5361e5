const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;

/** Knows whether a server that jobs depend on is away. */
export interface Outage {
  /** Since when it has been away; null while it is not. */
  since(): Date | null;
  /** Finds out whether it is away, after something failed that may have other reasons. */
  suspect(): Promise<void>;
  /** Looks whether it is back. Calls soon after each other have no effect. */
  look(): void;
  close(): void;
}

/**
 * Watches a server from the first suspicion until it is back, with pauses that double up to five minutes.
 * Only one check runs at a time.
 * @param check rejects if the server cannot be used
 * @param onChange called with what is wrong when it is away, and with null when it is back
 */
export function watchOutage(
  check: () => Promise<void>,
  onChange: (error: Error | null) => void,
): Outage {
  let since: Date | null = null;
  let checking: Promise<void> | null = null;
  let checkedAt = 0;
  let pause = FIRST_PAUSE_MS;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const settle = (error: Error | null) => {
    checking = null;
    if (isClosed) return;
    checkedAt = performance.now();
    clearTimeout(timer);
    const wasAway = since !== null;
    if (error) {
      since ??= new Date();
      timer = setTimeout(run, pause).unref();
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    } else {
      since = null;
      pause = FIRST_PAUSE_MS;
    }
    if (wasAway !== (error !== null)) onChange(error);
  };
  const run = (): Promise<void> => {
    checking ??= check().then(() => settle(null), settle);
    return checking;
  };

  return {
    since: () => since,
    suspect: () => (since ? Promise.resolve() : run()),
    look() {
      if (since && performance.now() - checkedAt >= FIRST_PAUSE_MS) void run();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
