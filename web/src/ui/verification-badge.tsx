import { AlertIcon, CheckIcon } from './icons.tsx';
import classes from './verification-badge.module.css';

/** Whether an address or number is proven to be its person's own, always with the word. */
export function VerificationBadge({ verified }: { verified: boolean }) {
  return (
    <span className={classes.badge} data-verified={verified || undefined}>
      {verified ? <CheckIcon size={16} /> : <AlertIcon size={16} />}
      {verified ? 'Verified' : 'Not Verified'}
    </span>
  );
}
