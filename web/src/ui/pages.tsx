import { Button } from './button.tsx';
import classes from './pages.module.css';

interface PagesProps {
  /** The current page, from 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Buttons to the previous and next numbered page; renders nothing if there is only one page. */
export function Pages({ page, pages, onPage }: PagesProps) {
  if (pages <= 1) {
    return null;
  }
  return (
    <nav className={classes.pages} aria-label="Pages">
      <Step label="Previous" possible={page > 1} onStep={() => onPage(page - 1)} />
      <span aria-live="polite">
        Page {page} of {pages}
      </span>
      <Step label="Next" possible={page < pages} onStep={() => onPage(page + 1)} />
    </nav>
  );
}

interface StepProps {
  label: string;
  possible: boolean;
  onStep: () => void;
}

/** On the first or last page it is only marked as disabled: really disabling it would lose the focus. */
function Step({ label, possible, onStep }: StepProps) {
  return (
    <Button
      variant="default"
      data-disabled={possible ? undefined : true}
      aria-disabled={!possible}
      onClick={possible ? onStep : undefined}
    >
      {label}
    </Button>
  );
}
