import { statusLabel, statusMeaning } from '@redflag/shared/reports/report.words';
import { reportStatuses } from '@redflag/shared/reports/values';
import { useId, useState } from 'react';
import { StatusBadge } from '#ui/badges/status-badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { QuestionIcon } from '#ui/more-icons.tsx';
import classes from './status-help.module.css';

/** A button beside a status that explains all of them. The browser opens and closes the popup. */
export function StatusHelp() {
  const id = useId();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" className={`${classes.button} on-screen`} popoverTarget={id}>
        <QuestionIcon />
        <span className={classes.label}>What the statuses mean</span>
      </button>
      <div
        id={id}
        popover="auto"
        className={classes.popup}
        onBeforeToggle={({ newState }) => setOpened(newState === 'open')}
      >
        {opened ? <Meanings popup={id} /> : null}
      </div>
    </>
  );
}

function Meanings({ popup }: { popup: string }) {
  return (
    <>
      <p className={classes.title}>What the statuses mean</p>
      <dl className="stack gap-sm mb-lg">
        {reportStatuses.map((status) => (
          <div key={status}>
            <dt>
              <StatusBadge status={status} label={statusLabel(status)} />
            </dt>
            <dd>{statusMeaning(status)}</dd>
          </div>
        ))}
      </dl>
      <Button variant="default" popoverTarget={popup} popoverTargetAction="hide">
        Close
      </Button>
    </>
  );
}
