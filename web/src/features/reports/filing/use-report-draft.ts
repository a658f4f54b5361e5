import { useCallback } from 'react';
import { useDraft } from '#api/use-draft.ts';
import type { NewReportDraft } from './new-report-check.ts';

type DraftText = Omit<NewReportDraft, 'evidence'> & { idempotencyKey: string };

/**
 * The report that the person is writing, as this browser keeps it. The key comes along: a report
 * that was cut off on its way is still filed once, also after a reload.
 */
export function useReportDraft() {
  const { found: text, save: saveText } = useDraft<DraftText>('new-report');
  // Apart from the text, so that a picture of some MB is not written at every letter.
  const { found: picture, save: savePicture } = useDraft<File>('new-report picture');

  const save = useCallback(
    ({ evidence: _picture, ...typed }: NewReportDraft, idempotencyKey: string) =>
      saveText({ ...typed, idempotencyKey }),
    [saveText],
  );
  const discard = useCallback(() => {
    saveText(null);
    savePicture(null);
  }, [saveText, savePicture]);

  return {
    loaded: text !== undefined && picture !== undefined,
    found: text || picture ? { ...text, evidence: picture ?? null } : null,
    save,
    savePicture,
    discard,
  };
}
