import { realTarget, showTarget } from '@redflag/shared/text/show-target';
import { toastError, toastSuccess } from '#ui/toast.tsx';
import classes from './copy-target.module.css';

/** Copies an address as it is, for a bank, the police or a host, where the screen shows it defanged. */
export function CopyTarget({ target }: { target: string }) {
  const real = realTarget(target);
  if (real === showTarget(target)) return null;
  async function copy() {
    try {
      await navigator.clipboard.writeText(real);
      toastSuccess('Copied. Do not open it: give it to your bank or the police.');
    } catch {
      toastError('Your browser did not let us copy it.');
    }
  }
  return (
    <button type="button" className={`${classes.copy} on-screen`} onClick={copy}>
      Copy the real address
    </button>
  );
}
