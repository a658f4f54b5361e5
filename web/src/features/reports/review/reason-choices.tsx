import { useId } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { KeyHint } from '#ui/buttons/key-hint.tsx';
import classes from './review.module.css';

interface ReasonChoicesProps {
  reasons: readonly string[];
  chosen: string;
  /** Whether the keys 1 to 5 choose one. */
  withKeys?: boolean;
  /** Whether the first takes the focus when a dialog opens. */
  autoFocus?: boolean;
  onChoose: (reason: string) => void;
}

/** Reasons to choose instead of typing one. */
export function ReasonChoices(props: ReasonChoicesProps) {
  const { reasons, chosen, withKeys = false, autoFocus = true, onChoose } = props;
  const choices = useId();
  return (
    <>
      <p id={choices} className={classes.choicesLabel}>
        Choose a reason
      </p>
      <ul className="stack gap-2xs mb-md" aria-labelledby={choices}>
        {reasons.map((reason, index) => (
          <li key={reason}>
            <Button
              variant="default"
              fullWidth
              narrow
              className={classes.choice}
              aria-pressed={chosen === reason}
              aria-keyshortcuts={withKeys ? `${index + 1}` : undefined}
              onClick={() => onChoose(reason)}
              {...(autoFocus && index === 0 && { 'data-autofocus': true })}
            >
              {withKeys ? <KeyHint>{`${index + 1}`}</KeyHint> : null}
              {reason}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
