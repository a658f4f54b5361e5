import type { ComponentType } from 'react';
import { lazy } from 'react';

/** Loads a part when it is first shown. If it cannot be loaded, nothing stands there: it is not worth a failing screen. */
export function lazyExtra<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
}
