import classes from '#features/accounts/forms.module.css';
import { Button } from '#ui/buttons/button.tsx';

interface WasThatYouProps {
  question: string;
  /** The answer that is being sent. */
  sending: boolean | undefined;
  onAnswer: (mine: boolean) => void;
}

/** Asks the owner of an address whether they signed up, in another browser than the sign-up's. */
export function WasThatYou({ question, sending, onAnswer }: WasThatYouProps) {
  const busy = sending !== undefined;
  return (
    <fieldset className={classes.question}>
      <legend>{question}</legend>
      <Button fullWidth loading={sending === true} disabled={busy} onClick={() => onAnswer(true)}>
        Yes
      </Button>
      <Button
        variant="default"
        fullWidth
        loading={sending === false}
        disabled={busy}
        onClick={() => onAnswer(false)}
      >
        No
      </Button>
      <p>Yes verifies your email. No removes the account.</p>
    </fieldset>
  );
}
