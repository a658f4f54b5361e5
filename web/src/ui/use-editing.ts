import { useEffect, useRef, useState } from 'react';

/** Something that is read until its Edit button is pressed; that has the focus again afterwards. */
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
