import { Group } from '@mantine/core';
import { SESSION_WARNING_MS } from '@redflag/shared/settings';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useInactivity } from './use-inactivity.ts';

interface InactivityWarningProps {
  /** Signs out, since nobody is active any more. Must not change from one rendering to the next. */
  onEnd: () => void;
  /** Signs out at once, as the person wishes. */
  onSignOut: () => void;
}

/** Warns a minute before a session ends for inactivity (decision record on accounts). */
export function InactivityWarning({ onEnd, onSignOut }: InactivityWarningProps) {
  const { secondsLeft, stay } = useInactivity(onEnd);
  const opened = secondsLeft !== null;
  const seconds = opened ? secondsLeft : SESSION_WARNING_MS / 1_000;
  return (
    <Dialog opened={opened} onClose={stay} title="Are you still there?">
      <p>
        You will be signed out in {seconds} {seconds === 1 ? 'second' : 'seconds'}.
      </p>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onSignOut}>
          Logout
        </Button>
        <Button data-autofocus onClick={stay}>
          Stay signed in
        </Button>
      </Group>
    </Dialog>
  );
}
