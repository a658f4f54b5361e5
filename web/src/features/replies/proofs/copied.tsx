import { Button } from '#ui/buttons/button.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';
import classes from './proofs.module.css';

/** Something to be put elsewhere exactly as it is, with a button that copies it. */
export function Copied({ label, value }: { label: string; value: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      toastSuccess('Copied');
    } catch {
      toastError('Your browser did not let us copy it. Select it instead.');
    }
  }
  return (
    <div className={classes.copied}>
      <dt>{label}</dt>
      <dd>
        <code className="typed">{value}</code>
        <Button variant="default" narrow aria-label={`Copy: ${label}`} onClick={copy}>
          Copy
        </Button>
      </dd>
    </div>
  );
}
