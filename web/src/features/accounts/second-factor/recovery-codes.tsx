import { Button } from '#ui/buttons/button.tsx';
import { copyText } from '#ui/copy-text.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Notice } from '#ui/states/notice.tsx';
import classes from './second-factor.module.css';

interface RecoveryCodesProps {
  codes: string[];
  onClose: () => void;
}

/** Shows recovery codes, which nobody can see again. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  return (
    <Dialog opened title="Save your recovery codes" onClose={onClose}>
      <div className="stack gap-md">
        <Notice tone="caution">
          <p>
            If you lose your passkey or app, only these codes let you in. Each works once. We show
            them only now: print them, or keep them in a password manager.
          </p>
        </Notice>
        <ul className={classes.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="row gap-md end">
          <Button variant="default" onClick={() => void copyText(codes.join('\n'))}>
            Copy the codes
          </Button>
          <Button data-autofocus onClick={onClose}>
            I have saved them
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
