import type { Report } from '@redflag/shared/reports';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { QuestionIcon } from '#ui/icons.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import classes from './status-help.module.css';

/** The specified words and what they mean: product specification section 4, "Report". */
const meanings: Record<Report['status'], string> = {
  Pending: 'Nobody has reviewed it yet.',
  'Under Review': 'Our reviewers are looking into it.',
  Resolved: 'Our reviewers confirmed it. It does not mean that the problem is solved.',
  Rejected: 'Our reviewers did not accept it, so it does not count.',
  Closed: 'Our reviewers stopped looking into it, without confirming it.',
};

/** A button beside a status that explains all of them. The browser opens and closes the popup. */
export function StatusHelp() {
  const id = useId();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" className={classes.button} popoverTarget={id}>
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
      <dl>
        {Object.entries(meanings).map(([status, meaning]) => (
          <div key={status}>
            <dt>
              <StatusBadge status={status as Report['status']} />
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Button variant="default" popoverTarget={popup} popoverTargetAction="hide">
        Close
      </Button>
    </>
  );
}
