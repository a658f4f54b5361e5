import { useEffect, useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import classes from './notifications.module.css';
import type { useNotifications } from './use-notifications.ts';

interface MoreOnScrollProps {
  list: ReturnType<typeof useNotifications>;
  /** How many are shown so far. */
  shown: number;
}

/** A button that activates when scrolled into view, unless the last attempt failed. */
export function MoreOnScroll({ list, shown }: MoreOnScrollProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { fetchNextPage, isFetchingNextPage, isFetchNextPageError } = list;

  // biome-ignore lint/correctness/useExhaustiveDependencies: observed again after every page, because a short page leaves the button in view
  useEffect(() => {
    if (!button.current || isFetchNextPageError) {
      return;
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        void fetchNextPage({ cancelRefetch: false });
      }
    });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [shown, fetchNextPage, isFetchNextPageError]);

  return (
    <div className={classes.more}>
      {isFetchNextPageError ? <p role="alert">Error fetching more notifications</p> : null}
      <Button
        ref={button}
        variant="default"
        loading={isFetchingNextPage}
        onClick={() => fetchNextPage()}
      >
        Show more
      </Button>
    </div>
  );
}
