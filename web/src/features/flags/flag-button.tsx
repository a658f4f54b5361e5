import type { ComponentType } from 'react';
import { useState } from 'react';
import { ConnectionLost } from '#api/problem.ts';
import { Button } from '#ui/buttons/button.tsx';
import { loadPart } from '#ui/lazy-part.tsx';
import { FlagIcon } from '#ui/more-icons.tsx';
import { toastError } from '#ui/toast.tsx';
import type { FlagDialogProps, Flagged } from './flag-dialog.tsx';

type FlagButtonProps = { flagged: Flagged } & Pick<FlagDialogProps, 'replyPath'>;

/** Lets a person object to a report, or to the answer about a target. */
export default function FlagButton({ flagged, replyPath }: FlagButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<FlagDialogProps> | null>(null);
  const [opened, setOpened] = useState(false);

  async function open() {
    try {
      // Loaded only now: few people need it.
      const { FlagDialog } = await loadPart(() => import('./flag-dialog.tsx'));
      setDialog(() => FlagDialog);
      setOpened(true);
    } catch {
      toastError(new ConnectionLost().detail);
    }
  }

  return (
    <>
      <Button variant="subtle" leftSection={<FlagIcon />} onClick={open} narrow>
        Something is wrong here
      </Button>
      {Dialog ? (
        <Dialog
          flagged={flagged}
          replyPath={replyPath}
          opened={opened}
          onClose={() => setOpened(false)}
        />
      ) : null}
    </>
  );
}
