import { useCallback, useEffect, useState } from 'react';
import { readDraft, writeDraft } from './drafts.ts';
import { useSession } from './session.ts';

/** What one slot of this browser holds: null for nothing, undefined while it is read. */
function useSlot<Content>(name: string) {
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
 * A form with a picture as this browser keeps it while it is being filled in, for the signed-in
 * person alone: it survives a reload, a lost line and the end of the session, and ends with signing
 * out. The key comes along: what was cut off on its way still arrives once, also after a reload.
 * @param form names the form
 * @param picture the field that holds the picture
 * @returns `found` is what an earlier visit left, null for nothing, once it is `loaded`
 */
export function useDraft<Values extends object>(form: string, picture: keyof Values) {
  const [text, saveText] = useSlot<Kept<Values>>(form);
  // Apart from the text, so that a picture of some MB is not written at every letter.
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
