import { useNow } from '#ui/hooks/use-now.ts';
import classes from './date-time.module.css';
import { formatDay, formatTime, timeAgo } from './dates.ts';

interface DateTimeProps {
  /** ISO 8601, as in the API. */
  value: string;
}

/** Shows a moment as dd/MM/yyyy HH:mm:ss. */
export function DateTime({ value }: DateTimeProps) {
  return (
    <time dateTime={value} className={classes.whole}>
      <span>{formatDay(value)}</span> <span>{formatTime(value)}</span>
    </time>
  );
}

/** Shows only the day, as dd/MM/yyyy. */
export function DateOnly({ value }: DateTimeProps) {
  return <time dateTime={value}>{formatDay(value)}</time>;
}

/** Shows only the time, as HH:mm:ss, where the day stands above it. */
export function TimeOnly({ value }: DateTimeProps) {
  return <time dateTime={value}>{formatTime(value)}</time>;
}

/** Says beside a date how long ago that was, and keeps it true. */
export function TimeAgo({ value }: DateTimeProps) {
  return <span className={classes.ago}>({timeAgo(value, useNow())})</span>;
}

/** Says only how long ago it was; the date and time are its title. */
export function AgoOnly({ value }: DateTimeProps) {
  return (
    <time dateTime={value} title={`${formatDay(value)} ${formatTime(value)}`}>
      {timeAgo(value, useNow())}
    </time>
  );
}
