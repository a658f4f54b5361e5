import { useEffect, useRef } from 'react';

/**
 * For a heading (`tabIndex={-1}`) that takes the place of what had the focus, so that the focus is
 * not lost with it.
 */
export function useFocusedHeading(focused = true) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it appears; the focus is the person's after that
  useEffect(() => {
    if (focused) {
      heading.current?.focus({ preventScroll: true });
    }
  }, []);
  return heading;
}
