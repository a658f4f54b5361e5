import { VisuallyHidden } from '@mantine/core';

const ID = 'announcer';

/** Where `announce` speaks; it stands on every screen from the beginning, or nothing would be read out. */
export function Announcer() {
  return <VisuallyHidden id={ID} role="status" />;
}

/** Has a screen reader say what the eye sees appear. */
export function announce(text: string) {
  const announcer = document.getElementById(ID);
  if (announcer) announcer.textContent = text;
}
