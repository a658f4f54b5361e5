import { openTabChannel } from '#api/tab-channel.ts';

/** What a tab tells the others after it has sent the form. */
export interface Sent {
  /** Of the report or post. */
  id: string;
}

interface FormLockEvents {
  /** Called with true when this tab gets the form, with false while another tab has it. */
  onHeld: (here: boolean) => void;
  /** Called when another tab has sent the form, or this one after another has taken it. */
  onSent: (sent: Sent) => void;
}

export interface FormLock {
  /** Gets the form if no other tab has it any more. */
  retry: () => void;
  /** Takes the form from the tab that has it. */
  take: () => void;
  /** Tells the other tabs that the form was sent. Discards the draft unless one of them has the form. */
  tellSent: (sent: Sent, discard: () => void) => void;
  /** Leaves the form to other tabs. */
  leave: () => void;
}

/**
 * Gives a form to one tab of this browser at a time, as all share its draft. The first tab gets it; others take it,
 * or get it when they try again after that tab has left. Without locks (no https, except on localhost), every tab
 * gets it.
 * @param name the same in each tab
 */
export function lockForm(name: string, { onHeld, onSent }: FormLockEvents): FormLock {
  const locks = navigator.locks as LockManager | undefined;
  const channel = openTabChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Sent>) => onSent(data);
  const leaving = new AbortController();
  const { signal } = leaving;
  const left = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  let held = false;

  function tell(here: boolean) {
    held = here && !signal.aborted;
    if (!signal.aborted) onHeld(here);
  }

  async function request(options: LockOptions): Promise<void> {
    try {
      await locks?.request(name, options, (lock) => {
        if (lock || !held) tell(lock !== null);
        return lock && left;
      });
    } catch (error) {
      // If another tab has taken the form. A browser that refuses locks is like one without.
      tell((error as Error).name !== 'AbortError');
    }
  }

  const retry = () => void (held || request({ ifAvailable: true }));

  if (locks) retry();
  else tell(true);

  return {
    retry,
    take: () => void request({ steal: true }),
    tellSent(sent, discard) {
      // Otherwise, this tab would get its own message.
      channel.close();
      const others = openTabChannel(name);
      others.postMessage(sent);
      others.close();
      if (held || !locks) {
        discard();
      } else {
        locks.request(name, { ifAvailable: true }, (lock) => lock && discard()).catch(discard);
        if (!signal.aborted) onSent(sent);
      }
    },
    leave() {
      leaving.abort();
      held = false;
      channel.close();
    },
  };
}
