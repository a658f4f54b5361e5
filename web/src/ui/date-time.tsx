import classes from './date-time.module.css';

const DAY: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' };
const PARTS: Intl.DateTimeFormatOptions = {
  ...DAY,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
};

const inReadersZone = new Intl.DateTimeFormat('en-GB', PARTS);
const dayInReadersZone = new Intl.DateTimeFormat('en-GB', DAY);

/** Formats a moment as dd/MM/yyyy HH:mm:ss in the reader's zone (product specification section 9). */
function formatDateTime(moment: string | Date): string {
  return inReadersZone.format(new Date(moment)).replace(', ', ' ');
}

interface DateTimeProps {
  /** ISO 8601, as in the API. */
  value: string;
}

export function DateTime({ value }: DateTimeProps) {
  const [day, time] = formatDateTime(value).split(' ');
  return (
    <time dateTime={value} className={classes.whole}>
      <span>{day}</span> <span>{time}</span>
    </time>
  );
}

/** Shows only the day, as dd/MM/yyyy. */
export function DateOnly({ value }: DateTimeProps) {
  return <time dateTime={value}>{dayInReadersZone.format(new Date(value))}</time>;
}
