import { useEffect } from 'react';
import { api } from '#api/client.ts';

/** How often at most a claim is renewed while somebody is at work. */
const RENEW_EVERY = 60_000;

/** What somebody does who is at work. */
const doings = ['keydown', 'pointerdown', 'scroll'] as const;

/** One call after the other: a case may be left and opened again. */
let last: Promise<unknown> = Promise.resolve();

function send(method: 'PUT' | 'DELETE', targetId: string, isLast = false): void {
  const path = '/v1/cases/{targetId}/claim';
  const asked = { params: { path: { targetId } }, keepalive: isLast };
  async function call(): Promise<void> {
    try {
      await (method === 'PUT' ? api.PUT(path, asked) : api.DELETE(path, asked));
    } catch {
      // A warning to others is all that is lost.
    }
  }
  // A page that closes cannot wait.
  last = isLast ? call() : last.then(call);
}

/** Tells others that the person is at work on a case, until it is left or nothing was done for a while. */
export function useClaim(targetId: string): void {
  useEffect(() => {
    let renewed = 0;
    function renew() {
      if (Date.now() - renewed < RENEW_EVERY) return;
      renewed = Date.now();
      send('PUT', targetId);
    }
    const leaveWithPage = () => send('DELETE', targetId, true);
    renew();
    for (const doing of doings) window.addEventListener(doing, renew, { passive: true });
    window.addEventListener('pagehide', leaveWithPage);
    return () => {
      for (const doing of doings) window.removeEventListener(doing, renew);
      window.removeEventListener('pagehide', leaveWithPage);
      send('DELETE', targetId);
    };
  }, [targetId]);
}
