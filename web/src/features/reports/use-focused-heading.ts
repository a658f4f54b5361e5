import { useEffect, useRef } from 'react';

/**
 * Focuses a heading (`tabIndex={-1}`) when it replaces the element that had the focus, which would
 * otherwise be lost.
 */
export function useFocusedHeading(focused = true) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears; later the person moves the focus
  useEffect(() => {
    if (focused) {
      heading.current?.focus({ preventScroll: true });
    }
  }, []);
  return heading;
}
