import { useEffect, useRef, useState } from 'react';

/** State of a value that an Edit button turns into a form; closing it returns the focus to the button. */
export function useEditing() {
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) {
      editButton.current?.focus();
    }
    wasEditing.current = editing;
  }, [editing]);
  return {
    editing,
    editButton,
    edit: () => setEditing(true),
    stopEditing: () => setEditing(false),
  };
}
