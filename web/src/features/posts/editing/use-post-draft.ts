import { useCallback } from 'react';
import { useDraft } from '#api/use-draft.ts';

/** A post as it is being written. */
export interface PostDraft {
  title: string;
  body: string;
  /** A new picture. */
  image: File | null;
  /** Whether the post loses the picture that it has. */
  removeImage: boolean;
}

type DraftText = Omit<PostDraft, 'image'> & { idempotencyKey: string };

/**
 * A post that the person is writing, as this browser keeps it. The key comes along: a post that was
 * cut off on its way is still published once, also after a reload.
 * @param slot names the post
 */
export function usePostDraft(slot: string) {
  const { found: text, save: saveText } = useDraft<DraftText>(slot);
  // Apart from the text, so that a picture of some MB is not written at every letter.
  const { found: picture, save: savePicture } = useDraft<File>(`${slot} picture`);

  const save = useCallback(
    ({ image: _picture, ...typed }: PostDraft, idempotencyKey: string) =>
      saveText({ ...typed, idempotencyKey }),
    [saveText],
  );
  const discard = useCallback(() => {
    saveText(null);
    savePicture(null);
  }, [saveText, savePicture]);

  return {
    loaded: text !== undefined && picture !== undefined,
    found: text || picture ? { ...text, image: picture ?? null } : null,
    save,
    savePicture,
    discard,
  };
}
