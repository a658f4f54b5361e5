/** After the page has loaded, in milliseconds. */
const QUIET_AFTER = 500;

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether people pay for what they may not need, or wait for it: with Save-Data, or a very slow connection. */
function isScarce(): boolean {
  const { saveData, effectiveType = '' } = navigator.connection ?? {};
  return saveData === true || effectiveType.endsWith('2g');
}

/**
 * Does what can wait once the page has loaded and nothing else is to be done; never, if data is scarce.
 * @returns a function that takes it back
 */
export function whenQuiet(act: () => void): () => void {
  if (isScarce()) return () => undefined;
  let timer: ReturnType<typeof setTimeout>;
  let isOver = false;
  const later = () => {
    timer = setTimeout(() => {
      if (isOver) return;
      if ('requestIdleCallback' in window) requestIdleCallback(() => isOver || act());
      else act();
    }, QUIET_AFTER);
  };
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
  return () => {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('load', later);
  };
}
