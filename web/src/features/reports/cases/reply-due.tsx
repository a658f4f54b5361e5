import { useNow } from '#ui/hooks/use-now.ts';
import { AlertIcon } from '#ui/icons.tsx';
import { DateOnly } from '#ui/text/date-time.tsx';
import classes from './cases.module.css';

interface ReplyDueProps {
  due: string;
  proven: boolean;
}

/** By when an answer is due and whether it is late, in words. */
export function ReplyDue({ due, proven }: ReplyDueProps) {
  const isLate = new Date(due) < useNow();
  return (
    <span className={classes.due} data-late={isLate || undefined}>
      {isLate ? <AlertIcon size={16} /> : null}
      <span>
        {isLate ? 'Answer overdue since ' : 'Answer due '}
        <DateOnly value={due} />
        {proven ? null : ', not proven'}
      </span>
    </span>
  );
}
