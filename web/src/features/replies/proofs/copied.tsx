import { Button } from '#ui/buttons/button.tsx';
import { copyText } from '#ui/copy-text.ts';
import classes from './proofs.module.css';

/** Something to be put elsewhere exactly as it is, with a button that copies it. */
export function Copied({ label, value }: { label: string; value: string }) {
  return (
    <div className={classes.copied}>
      <dt>{label}</dt>
      <dd>
        <code className="typed">{value}</code>
        <Button
          variant="default"
          narrow
          aria-label={`Copy: ${label}`}
          onClick={() => copyText(value)}
        >
          Copy
        </Button>
      </dd>
    </div>
  );
}
