import { Button } from '#ui/button.tsx';
import { nextPage, pageNumber, previousPage } from './filter-address.ts';
import classes from './review.module.css';

interface PagesProps {
  params: URLSearchParams;
  nextCursor: string | null;
  onPage: (params: URLSearchParams) => void;
}

/** Buttons to the previous and next page; renders nothing if there is only one. */
export function Pages({ params, nextCursor, onPage }: PagesProps) {
  const page = pageNumber(params);
  if (page === 1 && !nextCursor) {
    return null;
  }
  return (
    <nav className={classes.pages} aria-label="Pages">
      <Button variant="default" disabled={page === 1} onClick={() => onPage(previousPage(params))}>
        Previous
      </Button>
      <span aria-live="polite">Page {page}</span>
      <Button
        variant="default"
        disabled={!nextCursor}
        onClick={() => nextCursor && onPage(nextPage(params, nextCursor))}
      >
        Next
      </Button>
    </nav>
  );
}
