import { useCallback, useEffect, useState } from 'react';
import { useSession } from '#api/session.ts';
import { readDraft, writeDraft } from './drafts.ts';

/** The content of one slot in this browser: null if empty, undefined while it is being read. */
export function useSlot<Content>(name: string) {
  const { me } = useSession();
  const [slot] = useState(`${me?.id} ${name}`);
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
  return [found, save] as const;
}

type Kept<Values> = Partial<Values> & { idempotencyKey?: string };

export type Draft<Values extends object> = ReturnType<typeof useDraft<Values>>;

/**
 * Keeps the draft of a form with a picture in this browser, for the signed-in person, until they sign out.
 * The idempotency key is kept too: a form whose upload was interrupted is filed once, even after a reload.
 * @param form the name of the form
 * @param picture the field that holds the picture
 * @returns once `loaded`, `found` is the draft from an earlier visit, or null
 */
export function useDraft<Values extends object>(form: string, picture: keyof Values) {
  const [text, saveText] = useSlot<Kept<Values>>(form);
  // Separate from the text, so that a picture of several MB is not written on every keystroke.
  const [file, savePicture] = useSlot<File>(`${form} picture`);

  const save = useCallback(
    (values: Values, idempotencyKey: string) => {
      const typed: Kept<Values> = { ...values, idempotencyKey };
      delete typed[picture];
      saveText(typed);
    },
    [picture, saveText],
  );
  const discard = useCallback(() => {
    saveText(null);
    savePicture(null);
  }, [saveText, savePicture]);

  return {
    loaded: text !== undefined && file !== undefined,
    found: text || file ? ({ ...text, [picture]: file ?? null } as Kept<Values>) : null,
    save,
    savePicture,
    discard,
  };
}
