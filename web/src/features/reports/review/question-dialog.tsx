import type { AlsoDone } from '@redflag/shared/review/case-decision';
import type { StatusChange } from '@redflag/shared/review/status-change';
import {
  DISPUTED_TARGET,
  FLAGGED_TARGET,
  questions,
  WELL_KNOWN_TARGET,
} from '@redflag/shared/review/values';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';

/** A change, and what else is done with it. */
export type WholeChange = StatusChange & AlsoDone;

/** What must be answered before a report is decided, in the server's words, and the change that answers it. */
export interface Question {
  code: keyof typeof questions;
  detail: string;
  change: WholeChange;
}

/** Returns what a refused change asks, or null if it asks nothing. */
export function questionIn(
  { code, detail }: { code?: string | undefined; detail: string },
  change: WholeChange,
): Question | null {
  if (!isQuestion(code)) return null;
  return { code, detail, change: { ...change, [questions[code]]: true } };
}

const isQuestion = (code: string | undefined): code is Question['code'] =>
  code !== undefined && Object.hasOwn(questions, code);

const titles: Record<Question['code'], string> = {
  [WELL_KNOWN_TARGET]: 'Confirm a well-known target?',
  [FLAGGED_TARGET]: 'Confirm it in spite of the flags?',
  [DISPUTED_TARGET]: 'Decide before you answer its holder?',
};

interface QuestionDialogProps {
  /** Null if nothing is asked. */
  question: Question | null;
  busy: boolean;
  onConfirm: (change: WholeChange) => void;
  onCancel: () => void;
}

/** Asks before what is well known, or what somebody objects to, is confirmed as a scam, and what its holder disputes is decided. */
export function QuestionDialog({ question, onConfirm, ...dialog }: QuestionDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      opened={question !== null}
      title={question ? titles[question.code] : ''}
      onConfirm={() => question && onConfirm(question.change)}
      confirmLabel={
        question?.code === DISPUTED_TARGET ? 'Decide all the same' : 'Confirm it as a scam'
      }
      cancelLabel="Cancel"
      dangerous
    >
      {question?.detail}
    </ConfirmDialog>
  );
}
