import { plural } from '@redflag/shared/text/plural';
import { FlagIcon } from '#ui/more-icons.tsx';
import classes from './flag-badge.module.css';

/** What somebody objects to, in the words of administrators' lists. */
export const reasonWords = {
  'not-a-scam': 'not a scam',
  'about-me': 'about me',
  'personal-data': 'private details',
  offensive: 'shocking picture',
};

interface FlagBadgeProps {
  count: number;
  reasons: readonly (keyof typeof reasonWords)[];
}

/** How many people flagged a report or target, and why: always in words. */
export function FlagBadge({ count, reasons }: FlagBadgeProps) {
  return (
    <span className={classes.badge}>
      <FlagIcon size={16} />
      <span>
        {plural(count, { one: '# flag', other: '# flags' })}:{' '}
        {reasons.map((reason) => reasonWords[reason] ?? reason).join(', ')}
      </span>
    </span>
  );
}
