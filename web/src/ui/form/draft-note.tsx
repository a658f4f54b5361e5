interface DraftNoteProps {
  /** Whether this browser stores nothing. */
  inTab: boolean;
  /** What ends the draft, such as 'submit it'. */
  until: string;
}

/** Says below a form how long what was typed is kept. */
export function DraftNote({ inTab, until }: DraftNoteProps) {
  return (
    <p className="note">
      {inTab
        ? 'Only this tab has your draft: if you reload or close it, what you wrote is gone.'
        : `If it can, this browser keeps your draft for a week, or until you ${until} or sign out.`}
    </p>
  );
}
