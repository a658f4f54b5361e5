import { useWindowEvent } from '@mantine/hooks';
import type { ReviewKey } from './review-keys.ts';
import { reviewKeyOf } from './review-keys.ts';

/** Does what a key stands for, except while somebody types or a dialog is open. */
export function useReviewKeys(on: boolean, press: (key: ReviewKey) => void): void {
  useWindowEvent('keydown', (event) => {
    const key = reviewKeyOf(event);
    if (!on || !key || isTyping(event.target) || document.querySelector(DIALOG)) return;
    event.preventDefault();
    press(key);
  });
}

const DIALOG = '[role="dialog"], dialog[open]';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.matches('input:not([type="checkbox"]), textarea, select')
  );
}
