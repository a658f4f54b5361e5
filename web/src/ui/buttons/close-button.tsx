import { CloseIcon } from '#ui/icons.tsx';
import classes from './close-button.module.css';

interface CloseButtonProps {
  /** What it closes or removes, for those who do not see the icon. */
  'aria-label': string;
  onClick: () => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A cross that closes or removes something. */
export function CloseButton({ className = '', ...button }: CloseButtonProps) {
  return (
    <button type="button" {...button} className={`${classes.button} ${className}`}>
      <CloseIcon size={28} />
    </button>
  );
}
