import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from './empty-state.tsx';

interface OpenElsewhereProps {
  /** What the form is for. */
  what: 'report' | 'post' | 'answer';
  onContinue: () => void;
}

/** Shown instead of a form that another tab has. */
export function OpenElsewhere({ what, onContinue }: OpenElsewhereProps) {
  return (
    <div role="status">
      <EmptyState
        title={`You are writing this ${what} in another tab`}
        action={<Button onClick={onContinue}>Continue here</Button>}
      >
        Finish it there, or continue here. What you have written so far comes with you.
      </EmptyState>
    </div>
  );
}
