import { plural } from '@redflag/shared/text/plural';
import { FlagIcon } from '#ui/more-icons.tsx';
import classes from './flag-mark.module.css';

/** What somebody objects to, in the words of administrators' lists. */
export const reasonWords = {
  'not-a-scam': 'not a scam',
  'about-me': 'about me',
  'personal-data': 'personal data',
  offensive: 'offensive picture',
};

interface FlagMarkProps {
  count: number;
  reasons: readonly (keyof typeof reasonWords)[];
}

/** How many people flagged a thing, and why: always in words. */
export function FlagMark({ count, reasons }: FlagMarkProps) {
  return (
    <span className={classes.mark}>
      <FlagIcon size={16} />
      <span>
        {plural(count, { one: '# flag', other: '# flags' })}:{' '}
        {reasons.map((reason) => reasonWords[reason]).join(', ')}
      </span>
    </span>
  );
}
