import { useCallback, useEffect, useState } from 'react';
import { readDraft, writeDraft } from './drafts.ts';
import { useSession } from './session.ts';

/**
 * What this browser keeps of a form while it is being filled in, for the signed-in person alone: it
 * survives a reload, a lost line and the end of the session, and ends with signing out.
 * @param form names the form
 * @returns `found` is what an earlier visit left, null for nothing, undefined while it is read;
 *   `save` keeps the content, or removes it where that is null
 */
export function useDraft<Content>(form: string) {
  const { me } = useSession();
  const [slot] = useState(`${me?.id} ${form}`);
  const [found, setFound] = useState<Content | null>();

  useEffect(() => {
    let current = true;
    void readDraft<Content>(slot).then((content) => {
      if (current) setFound(content);
    });
    return () => {
      current = false;
    };
  }, [slot]);

  const save = useCallback((content: Content | null) => void writeDraft(slot, content), [slot]);
  return { found, save };
}
