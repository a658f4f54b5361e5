import { useEffect } from 'react';
import { fullTitle } from '#ui/brand.ts';

/** Names the page after what is on it, where the address does not say that. Until then its `meta` names it. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = fullTitle(title);
  }, [title]);
}
