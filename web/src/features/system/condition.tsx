import { AlertIcon, CheckIcon, CloseIcon } from '#ui/icons.tsx';
import classes from './system.module.css';

const words: Record<string, string> = { ok: 'Works', look: 'Look', wrong: 'Wrong' };

/** How something is, in a word and a colour. */
export function ConditionBadge({ condition }: { condition: string }) {
  return (
    <span className={classes.badge} data-condition={condition}>
      <ConditionIcon condition={condition} size={16} /> {words[condition] ?? condition}
    </span>
  );
}

export function ConditionIcon({ condition, size }: { condition: string; size: number }) {
  if (condition === 'ok') return <CheckIcon size={size} />;
  return condition === 'wrong' ? <CloseIcon size={size} /> : <AlertIcon size={size} />;
}
