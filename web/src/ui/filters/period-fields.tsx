import { TextField } from '#ui/form/field.tsx';
import { day } from './filter-address.ts';
import classes from './filter-panel.module.css';

interface DayField {
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
}

/** The first and the last day in a filter, side by side; says so if they are the wrong way round. */
export function PeriodFields({ from, to }: { from: DayField; to: DayField }) {
  const reversed = day(from.value) !== '' && day(to.value) !== '' && to.value < from.value;
  return (
    <div className={classes.period}>
      <TextField label="Date from" type="date" {...from} />
      <TextField
        label="Date to"
        type="date"
        errorAbove
        error={reversed ? "Must not be before 'Date from'" : null}
        {...to}
      />
    </div>
  );
}
