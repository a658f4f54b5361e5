import classes from '#features/reports/cases/cases.module.css';
import { Key } from '#ui/buttons/key-hint.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { reviewKeys } from './review-keys.ts';

interface KeysDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Whether the keys are on. */
  on: boolean;
  onTurn: (on: boolean) => void;
}

/** Lists the keys, and turns them off for people who press them by accident, such as by speech. */
export function KeysDialog({ opened, onClose, on, onTurn }: KeysDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Keys">
      <dl className={classes.keys}>
        {Object.entries(reviewKeys).map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <Key>{key.toUpperCase()}</Key>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Use these keys in this browser"
        checked={on}
        onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
      />
    </Dialog>
  );
}
