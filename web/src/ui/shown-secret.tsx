import { Button } from './buttons/button.tsx';
import { copyText } from './copy-text.ts';
import classes from './shown-secret.module.css';
import { Notice } from './states/notice.tsx';

interface ShownSecretProps {
  secret: string;
  /** Such as 'Copy the key'. */
  copyLabel: string;
  onClose: () => void;
}

/** In a dialog, shows a secret that nobody can see again, with a button to copy it. */
export function ShownSecret({ secret, copyLabel, onClose }: ShownSecretProps) {
  return (
    <div className="stack gap-md">
      <Notice tone="caution">
        <p>We show it only this once. Keep it secret, like a password.</p>
      </Notice>
      <code className={classes.secret}>{secret}</code>
      <div className="row gap-md end">
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
        <Button onClick={() => copyText(secret)} data-autofocus>
          {copyLabel}
        </Button>
      </div>
    </div>
  );
}
