import { useDisclosure } from '@mantine/hooks';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';

interface RevokeKeyProps {
  /** The name of the key. */
  name: string;
  /** Whether it works no longer, so that nothing is lost. */
  expired: boolean;
  busy: boolean;
  /** Revokes. The dialog stays open until the given function closes it. */
  onConfirm: (close: () => void) => void;
}

/** A button that revokes a key, after a question. */
export function RevokeKey({ name, expired, busy, onConfirm }: RevokeKeyProps) {
  const [asking, { open, close }] = useDisclosure(false);
  const act = expired ? 'Remove' : 'Revoke';
  return (
    <>
      <Button variant="default" aria-label={`${act} ${name}`} onClick={open}>
        {act}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={`${act} this key?`}
        confirmLabel={act}
        cancelLabel="Cancel"
        dangerous
        busy={busy}
        onConfirm={() => onConfirm(close)}
        onCancel={close}
      >
        <p>
          {expired
            ? 'This key works no longer: '
            : 'Programs that use this key stop working immediately: '}
          <strong>
            <bdi>{name}</bdi>
          </strong>
        </p>
      </ConfirmDialog>
    </>
  );
}
