import { statusLabel } from '@redflag/shared/reports/report.words';
import { useId } from 'react';
import type { WaitingReport } from '#features/reports/cases/reports/waiting-report.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { formatDay } from '#ui/text/dates.ts';
import classes from './replies.module.css';

interface ReportTicksProps {
  reports: WaitingReport[];
  /** Their ids. */
  marked: string[];
  error: string | boolean | null | undefined;
  onMark: (ids: string[]) => void;
}

/** A box to tick for each report, with how it begins. */
export function ReportTicks({ reports, marked, error, onMark }: ReportTicksProps) {
  const wrong = useId();
  const all = reports.map(({ id }) => id);
  const isAll = marked.length === reports.length;
  return (
    <fieldset className={classes.ticks} aria-describedby={error ? wrong : undefined}>
      <legend>Which reports are wrong?</legend>
      {error ? (
        <p id={wrong} className={classes.error}>
          {error}
        </p>
      ) : null}
      <Button variant="default" narrow onClick={() => onMark(isAll ? [] : all)}>
        {isAll ? 'Unmark all' : `Mark all ${reports.length}`}
      </Button>
      <ul>
        {reports.map(({ id, reportedBy, createdAt, status, description }, index) => (
          <li key={id}>
            <Checkbox
              label={
                <>
                  <bdi>{reportedBy}</bdi>, {formatDay(createdAt)}, {statusLabel(status)}
                  <span className="clamp dimmed" dir="auto">
                    {description}
                  </span>
                </>
              }
              checked={marked.includes(id)}
              aria-invalid={error ? true : undefined}
              data-path={index === 0 ? 'reports' : undefined}
              onChange={({ currentTarget }) =>
                onMark(
                  currentTarget.checked ? [...marked, id] : marked.filter((other) => other !== id),
                )
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
