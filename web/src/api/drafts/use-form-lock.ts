import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '#api/session.ts';
import type { FormLock, Sent } from './form-lock.ts';
import { lockForm } from './form-lock.ts';

/**
 * Lets only one of the person's tabs show a form whose draft they share (see `lockForm`).
 * @param form the name of the form
 * @returns `here` is whether this tab has it, undefined until that is known; `sent` is what another tab
 *   has sent, until `startAgain`
 */
export function useFormLock(form: string) {
  const { me } = useSession();
  const [name] = useState(`${me?.id} ${form}`);
  const [here, setHere] = useState<boolean>();
  const [sent, setSent] = useState<Sent | null>(null);
  const lock = useRef<FormLock | null>(null);

  useEffect(() => {
    if (sent) return undefined;
    const opened = lockForm(name, { onHeld: setHere, onSent: setSent });
    lock.current = opened;
    // Only when the person looks at this tab, so that one they reload keeps the form.
    window.addEventListener('focus', opened.retry);
    document.addEventListener('visibilitychange', opened.retry);
    return () => {
      window.removeEventListener('focus', opened.retry);
      document.removeEventListener('visibilitychange', opened.retry);
      opened.leave();
      setHere(undefined);
    };
  }, [name, sent]);

  const take = useCallback(() => lock.current?.take(), []);
  const startAgain = useCallback(() => setSent(null), []);
  const tellSent: FormLock['tellSent'] = useCallback(
    (what, discard) => lock.current?.tellSent(what, discard),
    [],
  );
  return { here, sent, take, tellSent, startAgain };
}
