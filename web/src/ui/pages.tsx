import { Button } from './button.tsx';
import classes from './pages.module.css';

interface PagesProps {
  /** The page that is shown, from 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** The way through a list of numbered pages; nothing where there is but one. */
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

/** At the end of the way it is only said to be disabled: it would lose the focus that it has. */
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
