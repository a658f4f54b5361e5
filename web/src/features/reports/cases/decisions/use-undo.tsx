import { UNDO_SECONDS } from '@redflag/shared/review/values';
import { useRef } from 'react';
import { problemOf } from '#api/problem.ts';
import { UndoButton } from '#features/reports/review/undo-button.tsx';
import { clearToasts, toastError, toastSuccess } from '#ui/toast.tsx';

const TOO_LATE = 'Too late to undo: people may have been told.';

interface Undoable {
  targetId: string;
  /** What was decided. */
  said: string;
  /** Takes it back. Returns what became of it, if there is more to say; null if nothing did. */
  takeBack: () => Promise<{ undone?: string | null; refused?: string | undefined }>;
}

/** Takes decisions back, for a few seconds each, and leads back to their cases. */
export function useUndo(reopen: (targetId: string) => Promise<void>) {
  /** What can be undone, the last at the end. */
  const undoable = useRef<{ decision: Undoable; until: number }[]>([]);

  function offerUndo(decision: Undoable) {
    const autoClose = UNDO_SECONDS * 1_000;
    undoable.current.push({ decision, until: Date.now() + autoClose });
    clearToasts();
    toastSuccess(decision.said, {
      autoClose,
      action: <UndoButton onUndo={() => undo(decision)} shortcut="z" />,
    });
  }

  /** Leads back to the case, unless people may have been told, which it says. */
  async function undo(decision: Undoable) {
    const made = undoable.current.find((one) => one.decision === decision);
    undoable.current = undoable.current.filter((one) => one !== made);
    clearToasts();
    if (!made) return;
    if (Date.now() >= made.until) return toastError(TOO_LATE);
    try {
      const { undone, refused } = await decision.takeBack();
      await reopen(decision.targetId);
      if (undone !== null) toastSuccess(undone ? `Undone: ${undone}` : 'Undone');
      if (refused) toastError(refused);
    } catch (error) {
      toastError(problemOf(error).detail);
    }
  }

  function undoLast() {
    const last = undoable.current.at(-1);
    if (last) void undo(last.decision);
  }

  return { offerUndo, undoLast };
}
