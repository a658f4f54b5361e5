import type { ReportStatus } from '@redflag/shared/reports';
import type { ReactNode } from 'react';
import classes from '#features/reports/cases/cases.module.css';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { decisions } from './decision-bar.tsx';

interface AlsoDialogProps {
  opened: boolean;
  title: string;
  /** What can be done with the decision. */
  children: ReactNode;
  /** The status that is being set, or null. */
  busy: ReportStatus | null;
  onDecide: (status: ReportStatus) => void;
  onClose: () => void;
}

/** Asks what to do with a decision before it is made. */
export function AlsoDialog({ opened, title, children, busy, onDecide, onClose }: AlsoDialogProps) {
  return (
    <Dialog opened={opened} onClose={busy ? () => undefined : onClose} title={title}>
      {children}
      <div className={classes.alsoChoices}>
        {decisions.map(({ label, status }) => (
          <Button
            key={status}
            variant="default"
            loading={busy === status}
            disabled={busy !== null}
            onClick={() => onDecide(status)}
          >
            {label}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
