import { inWords } from '#api/problem.ts';
import { Button } from '#ui/buttons/button.tsx';
import classes from './forms.module.css';

interface SendAgainProps {
  /** Such as 'Resend code'. */
  label: string;
  /** For how many seconds still it must wait, for what was sent last to arrive. */
  seconds: number;
  busy: boolean;
  disabled?: boolean;
  onClick: () => void;
}

/** Sends an email or a text message again. While it has to wait, it counts down. */
export function SendAgain({ label, seconds, busy, disabled = false, onClick }: SendAgainProps) {
  return (
    <Button
      variant="default"
      fullWidth
      className={classes.waiting}
      loading={busy}
      disabled={disabled || seconds > 0}
      onClick={onClick}
    >
      {seconds > 0 ? `${label} in ${inWords(seconds)}` : label}
    </Button>
  );
}
