import { Button } from '#ui/buttons/button.tsx';
import classes from './pages.module.css';

interface PagesProps {
  /** The current page, from 1. */
  page: number;
  /** How many there are; null if nobody has counted. */
  pages: number | null;
  /** Null on the first page. */
  onPrevious: (() => void) | null;
  /** Null on the last page. */
  onNext: (() => void) | null;
}

/** Buttons to the previous and next page; renders nothing if there is only one page. */
export function Pages({ page, pages, onPrevious, onNext }: PagesProps) {
  if (!onPrevious && !onNext) {
    return null;
  }
  return (
    <nav className={classes.pages} aria-label="Pages">
      <Step label="Previous" onStep={onPrevious} />
      <span aria-live="polite">{pages ? `Page ${page} of ${pages}` : `Page ${page}`}</span>
      <Step label="Next" onStep={onNext} />
    </nav>
  );
}

interface StepProps {
  label: string;
  onStep: (() => void) | null;
}

/** On the first or last page it is only marked as disabled: really disabling it would lose the focus. */
function Step({ label, onStep }: StepProps) {
  return (
    <Button
      variant="default"
      data-disabled={onStep ? undefined : true}
      aria-disabled={!onStep}
      onClick={onStep ?? undefined}
    >
      {label}
    </Button>
  );
}
