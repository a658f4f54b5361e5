import { plural } from '@redflag/shared/text/plural';
import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';

interface InactivityDialogProps {
  opened: boolean;
  seconds: number;
  onStay: () => void;
  onSignOut: () => void;
}

/** Asks whether the person is still there. */
export default function InactivityDialog(props: InactivityDialogProps): ReactNode {
  const { opened, seconds, onStay, onSignOut } = props;
  return (
    <Dialog opened={opened} onClose={onStay} title="Are you still there?">
      <p>
        {plural(seconds, {
          one: 'You will be signed out in # second.',
          other: 'You will be signed out in # seconds.',
        })}
      </p>
      <div className="row gap-md end mt-lg">
        <Button variant="default" onClick={onSignOut}>
          Logout
        </Button>
        <Button data-autofocus onClick={onStay}>
          Stay signed in
        </Button>
      </div>
    </Dialog>
  );
}
