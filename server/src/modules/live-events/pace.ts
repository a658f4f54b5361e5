/** How long to wait between groups. */
export const PAUSE_MS = 5;

/** By when everyone has been told, however busy the server is: a little later they have asked. */
const WITHIN_MS = 8_000;

/** Half of what one core can serve. */
const MOST_PER_MS = 2;

/** A server that stood still must not tell all whom it missed together. */
const GROUP_AT_MOST = 40;

/** Others wait noticeably if the event loop is later than this, or answers more at the same time. */
const CALM = { lateMs: 3, requests: 12 };

/** As TCP does: a little faster while all is calm, much slower as soon as it is not. */
const FASTER_BY = 0.02;
const SLOWER_TIMES = 0.7;

/**
 * How many streams to tell, as each makes its client ask for something: so many that other requests
 * hardly wait, but enough to tell everyone in time.
 */
export class Pace {
  readonly #countRequests: () => number;
  #last = 0;
  #perMs = 0;
  /** How many too many were told, as none is told in part. */
  #ahead = 0;

  constructor(countRequests: () => number) {
    this.#countRequests = countRequests;
  }

  /** Starts with the first group that waits. */
  start(): void {
    this.#last = performance.now();
  }

  /** Returns how many of all streams to tell now, a pause after the last ones. */
  next(all: number): number {
    const now = performance.now();
    const since = now - this.#last;
    this.#last = now;
    const isCalm = since < PAUSE_MS + CALM.lateMs && this.#countRequests() <= CALM.requests;
    const wished = isCalm ? this.#perMs + FASTER_BY : this.#perMs * SLOWER_TIMES;
    this.#perMs = Math.max(all / WITHIN_MS, Math.min(wished, MOST_PER_MS));
    const due = since * this.#perMs - this.#ahead;
    const whole = Math.max(1, Math.ceil(due));
    this.#ahead = whole - due;
    return Math.min(whole, GROUP_AT_MOST);
  }
}
