import { tooManyUploads } from '#platform/http/request-body/upload-memory-limit.ts';

interface Waiting {
  begin: () => void;
  refuse: (reason: Error) => void;
}

/** What one account has at work and in the queue. */
interface Share {
  inWork: number;
  waiting: Waiting[];
}

/** Does one account's work when a place is free for it. */
export type FairQueue = <T>(account: string, work: () => Promise<T>) => Promise<T>;

/**
 * A queue that is fair to accounts: a free place goes to the account with the least in work, and
 * then to the one served longest ago. A full queue refuses the newest piece of the account with
 * most waiting, with 503 and `Retry-After`, so that no account can fill it for the others.
 * @param atOnce how many pieces are in work at a time
 * @param queued how many may wait
 */
export function fairQueue({ atOnce, queued }: { atOnce: number; queued: number }): FairQueue {
  /** The one that was served longest ago first. */
  const shares = new Map<string, Share>();
  let inWork = 0;
  let inQueue = 0;

  function begin(account: string, share: Share): void {
    inWork += 1;
    share.inWork += 1;
    moveToEnd(account, share);
  }

  function end(account: string, share: Share): void {
    inWork -= 1;
    share.inWork -= 1;
    moveToEnd(account, share);
    const next = nextOf(shares.values());
    if (!next) return;
    inQueue -= 1;
    next.waiting.shift()?.begin();
  }

  function moveToEnd(account: string, share: Share): void {
    shares.delete(account);
    if (share.inWork > 0 || share.waiting.length > 0) shares.set(account, share);
  }

  /** Refuses another account's piece to queue one of this account, if the other has more in the queue. */
  function requirePlace({ waiting }: Share): void {
    if (inQueue < queued) return;
    const longest = longestOf(shares.values());
    if (!longest || longest.waiting.length <= waiting.length + 1) throw tooManyUploads();
    longest.waiting.pop()?.refuse(tooManyUploads());
    inQueue -= 1;
  }

  return async (account, work) => {
    const share = shares.get(account) ?? { inWork: 0, waiting: [] };
    if (inWork < atOnce) begin(account, share);
    else {
      requirePlace(share);
      shares.set(account, share);
      inQueue += 1;
      await new Promise<void>((resolve, refuse) => {
        const start = () => {
          begin(account, share);
          resolve();
        };
        share.waiting.push({ begin: start, refuse });
      });
    }
    try {
      return await work();
    } finally {
      end(account, share);
    }
  };
}

/** The account with the least in work, of those that wait; of equals the first. */
function nextOf(shares: Iterable<Share>): Share | undefined {
  const waiting = [...shares].filter((share) => share.waiting.length > 0);
  return waiting.sort((one, other) => one.inWork - other.inWork)[0];
}

function longestOf(shares: Iterable<Share>): Share | undefined {
  return [...shares].sort((one, other) => other.waiting.length - one.waiting.length)[0];
}
